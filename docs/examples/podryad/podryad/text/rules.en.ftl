P1 = Preparation
P1-1 = The deck holds the prices 1 to 9, four cards of each. Everybody is dealt six cards and keeps them secret.

P2 = A job
P2-1 = Everybody chooses one price from the hand, in secret; then all are shown.
P2-2 = The lowest price that was asked by one player alone gets the job. If there is none, nobody does.
P2-3 = The winner scores the price asked and the number of the job: the shed adds 1 point, the bell tower adds 5.

P3 = End
P3-1 = After five jobs the most points win; equal points share the victory.
