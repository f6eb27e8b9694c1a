import core.AbstractForwardModel;
import core.AbstractGameState;
import core.AbstractPlayer;
import core.PyTAG;
import core.actions.AbstractAction;
import games.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import players.python.PythonAgent;

/** `java Tag GAME SECONDS SLICES`: TAG, with as few players as the game admits, played as its own searches play. */
final class Tag extends Contest<AbstractGameState> {
    private final Random luck = new Random(1);
    private final GameType type;
    private final int players;
    private final AbstractForwardModel model;

    private Tag(GameType type) {
        this.type = type;
        players = type.getMinPlayers();
        model = type.createForwardModel(type.createParameters(1), players);
    }

    public static void main(String[] given) {
        new Tag(GameType.valueOf(given[0])).run(Double.parseDouble(given[1]), Integer.parseInt(given[2]));
    }

    @Override
    AbstractGameState begin() {
        return again(type.createGameState(type.createParameters(1), players));
    }

    @Override
    AbstractGameState again(AbstractGameState state) {
        state.getGameParameters().setRandomSeed(luck.nextLong());
        model.setup(state);
        return state;
    }

    @Override
    boolean move(AbstractGameState state) {
        List<AbstractAction> allowed = model.computeAvailableActions(state);
        model.next(state, allowed.get(luck.nextInt(allowed.size())));
        return state.isNotTerminal();
    }

    /** By its own environment for learning, which knows some of its games. */
    @Override
    Runnable observed() {
        List<AbstractPlayer> learners = new ArrayList<>();
        for (int i = 0; i < players; i++)
            learners.add(new PythonAgent());
        PyTAG environment;
        try {
            environment = new PyTAG(type, null, learners, 1, false);
        } catch (Exception unknown) {
            return null;
        }
        if (environment.getObservationSpace() == 0)
            return null;
        environment.reset();
        return () -> step(environment);
    }

    private void step(PyTAG environment) {
        try {
            environment.getObservationVector();
            environment.step(environment.sampleRNDAction(environment.getActionMask(), luck));
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        }
        if (environment.isDone())
            environment.reset();
    }

    @Override
    Supplier<AbstractGameState> cloned(AbstractGameState state) {
        return state::copy;
    }

    @Override
    Supplier<AbstractGameState> redealt(AbstractGameState state) {
        return () -> state.copy(state.getCurrentPlayer());
    }
}
