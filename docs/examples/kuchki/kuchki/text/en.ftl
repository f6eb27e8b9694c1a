ui-game-kuchki = Kuchki
ui-title-kuchki = Kuchki: three heaps of stones, and who takes the last one wins
zone-heaps = Stones in each heap

heap-a = the left heap
heap-b = the middle heap
heap-c = the right heap

event-Took = { $seat } takes { $many } from { $heap }.
ask-Take = From which heap do you take, and how many stones?
    .what = some stones
do-take = Take { $many } from { $heap }
item-last = the last stone

view-heaps = Stones: { $heaps }
