import com.google.gson.Gson;
import com.jcloisterzone.action.ConfirmAction;
import com.jcloisterzone.action.MeepleAction;
import com.jcloisterzone.action.PlayerAction;
import com.jcloisterzone.action.TilePlacementAction;
import com.jcloisterzone.board.PlacementOption;
import com.jcloisterzone.board.pointer.FeaturePointer;
import com.jcloisterzone.figure.Builder;
import com.jcloisterzone.figure.Pig;
import com.jcloisterzone.figure.SmallFollower;
import com.jcloisterzone.game.GameSetup;
import com.jcloisterzone.game.GameStatePhaseReducer;
import com.jcloisterzone.game.Rule;
import com.jcloisterzone.game.capability.BuilderCapability;
import com.jcloisterzone.game.capability.TradeGoodsCapability;
import com.jcloisterzone.game.phase.GameOverPhase;
import com.jcloisterzone.game.state.ActionsState;
import com.jcloisterzone.game.state.GameState;
import com.jcloisterzone.game.state.GameStateBuilder;
import com.jcloisterzone.io.message.CommitMessage;
import com.jcloisterzone.io.message.DeployMeepleMessage;
import com.jcloisterzone.io.message.GameSetupMessage.PlacedTileItem;
import com.jcloisterzone.io.message.Message;
import com.jcloisterzone.io.message.PassMessage;
import com.jcloisterzone.io.message.PlaceTileMessage;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.List;
import java.util.ArrayList;
import java.util.Random;

/**
 * `java JCloisterZone carcassonne SECONDS SLICES`: with traders and builders, for two players.
 *
 * A turn's confirmation, in which the next tile is drawn, is chance's and no decision. Its states never change: keeping
 * one is a copy; and nothing is hidden in them.
 */
final class JCloisterZone extends Contest<JCloisterZone.Table> {
    static final class Table {
        GameState state;
    }

    /** They belong to its client. */
    private static final String TILES = "../jcloisterzone-client/src/extraResources/expansions/";

    private final Random luck = new Random(1);
    private final GameStatePhaseReducer reducer;
    private final GameState start;

    private JCloisterZone() {
        GameSetup setup = new GameSetup(
            HashMap.of("basic:1", 1, "traders-and-builders:1", 1),
            HashMap.of("farmers", true, "traders", true, "builder", 1, "pig", 1),
            HashMap.of(SmallFollower.class, 7, Builder.class, 1, Pig.class, 1),
            HashSet.of(BuilderCapability.class, TradeGoodsCapability.class),
            HashMap.of(Rule.FARMERS, true),
            List.of(new Gson().fromJson("{tile: 'BA/RCr'}", PlacedTileItem.class)));
        reducer = new GameStatePhaseReducer(setup, 0);
        var tiles = java.util.List.of(TILES + "basic.xml", TILES + "traders_and_builders.xml");
        GameState dealt = new GameStateBuilder(tiles, setup, 2).createInitialState();
        start = dealt.setPhase(reducer.getFirstPhase());
    }

    public static void main(String[] given) {
        new JCloisterZone().run(Double.parseDouble(given[1]), Integer.parseInt(given[2]));
    }

    @Override
    Table begin() {
        reducer.getRandomGanerator().setRandom(luck.nextDouble());
        Table table = new Table();
        table.state = reducer.applyStepResult(reducer.getFirstPhase().enter(start));
        letChance(table);
        return table;
    }

    @Override
    boolean move(Table table) {
        table.state = reducer.apply(table.state, chosen(table.state.getPlayerActions()));
        letChance(table);
        return !(table.state.getPhase() instanceof GameOverPhase);
    }

    private void letChance(Table table) {
        ActionsState asked;
        while ((asked = table.state.getPlayerActions()) != null && asked.getActions().get() instanceof ConfirmAction) {
            reducer.getRandomGanerator().setRandom(luck.nextDouble());
            table.state = reducer.apply(table.state, new CommitMessage());
        }
    }

    private Message chosen(ActionsState asked) {
        java.util.List<Message> allowed = new ArrayList<>();
        if (asked.isPassAllowed())
            allowed.add(new PassMessage());
        for (PlayerAction<?> action : asked.getActions())
            if (action instanceof TilePlacementAction)
                for (PlacementOption place : ((TilePlacementAction) action).getOptions())
                    allowed.add(placing((TilePlacementAction) action, place));
            else
                for (FeaturePointer place : ((MeepleAction) action).getOptions())
                    allowed.add(deploying((MeepleAction) action, place));
        return allowed.get(luck.nextInt(allowed.size()));
    }

    private static Message placing(TilePlacementAction action, PlacementOption place) {
        return new PlaceTileMessage(action.getTile().getId(), place.getRotation(), place.getPosition());
    }

    private static Message deploying(MeepleAction action, FeaturePointer place) {
        return new DeployMeepleMessage(place, action.getMeepleIdFor(place));
    }
}
