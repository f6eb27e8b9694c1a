K1 = A turn
K1-1 = Two players take turns. Take as many stones as you like, but at least one, and all of them from the same heap.

K2 = The end
K2-1 = Who takes the last stone wins, with 1 point.
