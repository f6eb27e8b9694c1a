"""For researchers: PettingZoo environments (`aec`, `parallel`), and Gymnasium ones of one table (`single`) and of many
(`vector`). To import it makes the games known to Gymnasium."""

from artel.rl.registration import register

register()
