### Ошибки в сценариях

problem-scenario-unreadable = не читается ({ $reason })
problem-scenario-utf8 = это не текст в кодировке UTF-8
problem-scenario-toml = это не TOML: { $reason }
problem-scenario-misfit = не подходит: { $reason }
problem-scenario-field = поля `{ $field }` здесь не бывает; бывают { $fields }
problem-scenario-step = шаг — это «1 …» для места 1, «{ $chance } …» для случая или таблица с одним из { $kinds }
problem-scenario-seed = «{ $seed }» — не шестнадцатеричное число
problem-scenario-clause = «{ $clause }» — не пункт правил { $game }; пункты — { $example } и так далее
problem-scenario-no-chance = здесь случай ничего не решает; { $now }
problem-scenario-outcome = { $problem }; возможно: { $outcomes }
problem-scenario-impossible = «{ $text }» не может выпасть: { $chance }; возможно: { $outcomes }
problem-scenario-chance-first = сначала решает случай, { $chance }; возможно: { $outcomes }: укажите исход шагом «{ $step }», в chance или задайте seed
problem-scenario-asked = спрошены: { $seats }
problem-scenario-over = партия окончена
problem-scenario-chance-open = дело за случаем
problem-scenario-seat = «{ $text }» — не место; места { $seats }, а { $chance } — случай
problem-scenario-whose = { $now }: скажите, чьи варианты имеются в виду, seat = 1
problem-scenario-not-asked = место { $seat } не спрошено; { $now }
problem-scenario-is = { $what }: должно быть { $expected }, а на деле { $found }
problem-scenario-are = { $what }: должно быть { $expected }, а на деле { $found }
problem-scenario-seats-asked = спрошенные места
problem-scenario-left-over = { $outcomes }: до этого не дошло; { $now }
problem-scenario-other-clause = «{ $text }»: отказ должен быть по { $expected }, а он по { $found }
problem-scenario-changed = «{ $text }»: отказ есть, но что-то изменилось
problem-scenario-allowed = «{ $text }»: должен быть отказ, но это разрешено
problem-scenario-options = нельзя: { $missing }; можно сверх того: { $more }
problem-scenario-offers = нельзя: { $missing }; можно: { $open }
problem-scenario-lacks = можно, хотя не должно быть: { $present }
problem-scenario-not-told = { $event }: такого события не было; были: { $told }
problem-scenario-told = { $event }: такого события быть не должно; были: { $told }
problem-scenario-event = события { $event } нет; есть { $events }
problem-scenario-event-field = у события { $event } нет поля { $field }; есть { $fields }
problem-scenario-standard-data = здесь играют только с обычными данными игры
