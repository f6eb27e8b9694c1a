### Problems of scenarios

problem-scenario-unreadable = it cannot be read ({ $reason })
problem-scenario-utf8 = it is not a text in UTF-8
problem-scenario-toml = it is not TOML: { $reason }
problem-scenario-misfit = { $reason }
problem-scenario-field = object contains unknown field `{ $field }`; there are { $fields }
problem-scenario-step = a step is “1 …” for seat 1, “{ $chance } …” for chance, or a table with one of { $kinds }
problem-scenario-seed = “{ $seed }” is not hexadecimal
problem-scenario-clause = “{ $clause }” is no clause of { $game }; clauses are { $example } and so on
problem-scenario-no-chance = nothing is left to chance here; { $now }
problem-scenario-outcome = { $problem }; possible: { $outcomes }
problem-scenario-impossible = “{ $text }” cannot come up for { $chance }; possible: { $outcomes }
problem-scenario-chance-first = chance is open before it, { $chance }; possible: { $outcomes }: give it as a step, “{ $step }”, in chance, or give a seed
problem-scenario-asked = asked: { $seats }
problem-scenario-over = the game is over
problem-scenario-chance-open = chance is open
problem-scenario-seat = “{ $text }” is no seat; seats are { $seats }, and { $chance } is chance
problem-scenario-whose = { $now }: say whose options are meant, seat = 1
problem-scenario-not-asked = seat { $seat } is not asked; { $now }
problem-scenario-is = { $what } should be { $expected }, but is { $found }
problem-scenario-are = { $what } should be { $expected }, but are { $found }
problem-scenario-seats-asked = the seats asked
problem-scenario-left-over = { $outcomes } did not come up; { $now }
problem-scenario-other-clause = “{ $text }” should be refused by { $expected }, but is by { $found }
problem-scenario-changed = “{ $text }” is refused, but something has changed
problem-scenario-allowed = “{ $text }” should be refused, but is allowed
problem-scenario-options = not open: { $missing }; open besides: { $more }
problem-scenario-offers = not open: { $missing }; open: { $open }
problem-scenario-lacks = open, but should not be: { $present }
problem-scenario-not-told = { $event } was not told; told: { $told }
problem-scenario-told = { $event } should not be told; told: { $told }
problem-scenario-event = there is no event { $event }; events are { $events }
problem-scenario-event-field = { $event } has no { $field }; it has { $fields }
problem-scenario-standard-data = here all play with the data that every box has
