"""The same few things done by each library in the way it wants them done; each imports what it needs by itself.

A game is whatever the library plays on. Choices are random among those that are allowed, luck included.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from jvm import TAG, JCloisterZone
from library import MISSING, Library


class Artel(Library):
    package = "artel-tabletop"
    games = ("zodchie", "architects", "carcassonne", "artificium")

    def load(self, game: str) -> None:
        from artel.games import game as game_of
        from artel.kernel.chance import Rng
        from artel.kernel.engine import act_in_place, legal, let_chance, pending, settle

        self.game, self.rng = game_of(game), Rng(1)
        self.setup = self.game.setup(2)
        self.act, self.legal, self.let_chance, self.pending = act_in_place, legal, let_chance, pending
        self.settle = settle

    def new(self) -> Any:
        table: Any = self.game.new(self.setup)
        self.settle(table, None)
        self.let_chance(table, self.rng)
        return table

    def move(self, table: Any) -> bool:
        seat = self.pending(table)[0]
        self.act(table, seat, self.luck.choice(self.legal(table, seat)), None)
        self.let_chance(table, self.rng)
        return bool(table.stack)

    observed = MISSING  # `artel bench rl` measures it

    def clone(self, table: Any) -> Any:
        return table.copy()

    def redealt(self, table: Any) -> Any:
        other = table.copy()
        self.game.reshuffle(other, self.pending(other)[0], self.rng)
        return other


class OpenSpiel(Library):
    package = "open_spiel"
    games = ("gin_rummy", "hearts", "backgammon", "chess", "connect_four", "leduc_poker", "kuhn_poker", "tic_tac_toe")

    def load(self, game: str) -> None:
        spiel, make = import_module("pyspiel"), import_module("open_spiel.python.observation").make_observation
        self.game = spiel.load_game(game)
        history = spiel.IIGObservationType(perfect_recall=True)  # all that some games can show
        self.sight = make(self.game) or make(self.game, history)

    def new(self) -> Any:
        state = self.game.new_initial_state()
        self.let_chance(state)
        return state

    def let_chance(self, state: Any) -> None:
        while state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.luck.choices(outcomes, shares)[0])

    def move(self, state: Any) -> bool:
        state.apply_action(self.luck.choice(state.legal_actions()))
        self.let_chance(state)
        return not state.is_terminal()

    def observed(self, state: Any) -> bool:
        self.sight.set_from(state, state.current_player())  # into an array that it keeps
        state.legal_actions_mask()
        return self.move(state)

    def clone(self, state: Any) -> Any:
        return state.clone()

    def redealt(self, state: Any) -> Any:
        return state.resample_from_infostate(state.current_player(), self.luck.random)


class RLCard(Library):
    """Its environments observe at every step, asked or not."""

    package = "rlcard"
    games = ("gin-rummy", "uno", "mahjong")

    def load(self, game: str) -> None:
        self.make, self.name, self.made = import_module("rlcard").make, game, 0

    def new(self) -> Any:
        self.made += 1
        return self.again(self.make(self.name, config={"seed": self.made}))

    def again(self, env: Any) -> Any:
        env.seen = env.reset()[0]
        return env

    def move(self, env: Any) -> bool:
        env.seen = env.step(self.luck.choice(list(env.seen["legal_actions"])))[0]
        return not env.is_over()

    observed = move


class PettingZoo(Library):
    """Its environments say what is allowed together with the observation. They are taken raw: without the wrappers that
    look for mistakes of whoever plays."""

    package = "pettingzoo"
    games = ("connect_four_v3", "texas_holdem_v4", "chess_v6")

    def load(self, game: str) -> None:
        self.env, self.made = import_module(f"pettingzoo.classic.{game}").raw_env, 0

    def new(self) -> Any:
        return self.again(self.env())

    def again(self, env: Any) -> Any:
        self.made += 1
        env.reset(seed=self.made)
        return env

    def move(self, env: Any) -> bool:
        seen = env.last()[0]
        env.step(int(self.luck.choice(seen["action_mask"].nonzero()[0])))
        return not (env.terminations[env.agent_selection] or env.truncations[env.agent_selection])

    observed = move


class Catanatron(Library):
    package = "catanatron"
    games = ("2 players",)

    def load(self, game: str) -> None:
        self.game = import_module("catanatron.game").Game
        player = import_module("catanatron.models.player")
        self.players = [player.RandomPlayer(colour) for colour in list(player.Color)[: int(game[0])]]

    def new(self) -> Any:
        return self.game(self.players)

    def move(self, game: Any) -> bool:
        game.execute(self.luck.choice(game.state.playable_actions))
        return game.winning_color() is None and game.state.num_turns < 1000

    observed = MISSING

    def clone(self, game: Any) -> Any:
        return game.copy()


KINDS: tuple[type[Library], ...] = (Artel, OpenSpiel, RLCard, PettingZoo, Catanatron, TAG, JCloisterZone)
LIBRARIES = {kind.__name__: kind for kind in KINDS}
