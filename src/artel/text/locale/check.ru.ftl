# artel check, artel new-game.

check-game = { $game }, игроков: от { $least } до { $most }
check-board = поле для браузера показывает то, что есть
check-ends = партии кончаются, очки сходятся
check-views = по тому, что видно, можно играть дальше, и видно не больше, чем показано
check-hidden = то, чего место знать не может, бывает любым
check-told = увиденное было сказано, сказанное видно
check-values = столы суть значения: копии раздельны, хранить можно на любом шаге
check-records = записи доказывают себя сами
check-answers = порядок тайных ответов ничего не меняет
check-options = перечисленное можно, остальное отвергается с пунктом правил
check-engine = движок ничего не добавляет к правилам
check-words = всё сказано словами, у каждого пункта есть текст
check-bots = боты доигрывают до конца
check-learners = на ней можно учиться
check-done =
    { $wrong ->
        [0] Всё в порядке.
        [one] Не выполнено { $wrong } свойство.
        [few] Не выполнены { $wrong } свойства.
       *[other] Не выполнено { $wrong } свойств.
    }
check-no-entry = В { $file } не названа игра: нужен раздел [project.entry-points."artel.games"].

new-game-made =
    Пакет лежит в { $folder }. Дальше:
      artel check { $folder }
      pip install -e { $folder }
      artel play { $name }
    Что есть что, рассказывает страница «Add your own game» документации.
new-game-name = «{ $name }» не годится для новой игры: нужны строчные латинские буквы, цифры и _, и не { $games }.
new-game-folder = Папка { $folder } уже есть, и она не пуста.

problem-no-field = во взгляде нет поля { $field }
problem-no-file = нет файла { $file }
