# artel check, artel new-game.

check-game = { $game }, { $least } to { $most } players
check-board = its board for the browser shows fields that are there
check-ends = games end, and the points fit together
check-views = a view is enough to go on from, and no more than was seen
check-hidden = what a seat cannot know can be anything
check-told = what is seen was told, and what was told is seen
check-values = tables are values: copied apart, stored in the middle of anything
check-records = records prove themselves
check-answers = the order of secret answers makes no difference
check-options = what is listed is allowed, and everything else is refused with its clause
check-engine = the engine adds nothing to the rules
check-words = everything is worded, and every clause has a text
check-bots = bots play it to the end
check-learners = learners can observe it
check-done =
    { $wrong ->
        [0] All is well.
        [one] One property does not hold.
       *[other] { $wrong } properties do not hold.
    }
check-no-entry = { $file } names no game: it needs [project.entry-points."artel.games"].

new-game-made =
    The package is in { $folder }. Next:
      artel check { $folder }
      pip install -e { $folder }
      artel play { $name }
    The page “Add your own game” of the documentation says what everything is.
new-game-name = “{ $name }” cannot be the id of a new game: it takes small letters, digits and _, and is none of { $games }.
new-game-folder = { $folder } is there already and not empty.

problem-no-field = the view has no field { $field }
problem-no-file = there is no file { $file }
