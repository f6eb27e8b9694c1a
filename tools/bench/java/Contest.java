import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * What contest.py measures, of a library in Java; `G` is whatever it plays on.
 *
 * Prints an object with one figure for each slice. CPU time is that of the whole process, so that the garbage collector
 * has its share in it, and the compiler that is not done yet; all work is therefore warmed up before it is measured.
 */
abstract class Contest<G> {
    private static final int AT_ONCE = 100;
    private static final int LONGEST = 10_000;
    private static final int GAMES = 5;
    private static final int KEPT = 500;
    private static final int WARM_UP = 10;

    private static final com.sun.management.OperatingSystemMXBean SYSTEM =
        ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class);
    private static final PrintStream OUT = System.out;

    /** What is written here has been made, whatever the compiler thinks of it. */
    private static volatile Object made;

    /** A game at its first decision. */
    abstract G begin();

    /** The next game, where one is over already. */
    G again(G game) {
        return begin();
    }

    /** One decision; whether the game goes on. */
    abstract boolean move(G game);

    /** Does one decision with its observation and its mask; null if the library cannot. */
    Runnable observed() {
        return null;
    }

    /** Makes a copy of the game; null if the library cannot. */
    Supplier<?> cloned(G game) {
        return null;
    }

    /** The same with all that whoever decides cannot know dealt anew. */
    Supplier<?> redealt(G game) {
        return null;
    }

    final void run(double seconds, int slices) {
        System.setOut(System.err); // what a library has to say is none of the figures
        int many = length();
        print("decisions", many);
        rates("decisions_per_s", decisions(), seconds, slices);
        rates("observed_per_s", observed(), seconds, slices);
        G middle = halfway(many);
        rates("clones_per_s", kept(cloned(middle)), seconds, slices);
        rates("redealt_per_s", kept(redealt(middle)), seconds, slices);
        print("kb_per_game", memory(many, 2 * seconds));
    }

    private static void print(String name, double value) {
        OUT.println(String.format(Locale.ROOT, "{\"%s\": %.3f}", name, value));
        OUT.flush();
    }

    private static Runnable kept(Supplier<?> work) {
        return work == null ? null : () -> made = work.get();
    }

    private void rates(String name, Runnable work, double seconds, int slices) {
        if (work == null)
            return;
        rate(WARM_UP * seconds, work);
        for (int slice = 0; slice < slices; slice++)
            print(name, rate(seconds / slices, work));
    }

    private static double rate(double limit, Runnable work) {
        long done = 0;
        double start = tick(), spent;
        do {
            for (int i = 0; i < AT_ONCE; i++)
                work.run();
            done += AT_ONCE;
            spent = cpu() - start;
        } while (spent < limit);
        return done / spent;
    }

    private static double cpu() {
        return SYSTEM.getProcessCpuTime() / 1e9;
    }

    /** CPU seconds, when they have just been counted on: some systems do that a hundred times a second. */
    private static double tick() {
        double before = cpu(), now = before;
        while (now == before)
            now = cpu();
        return now;
    }

    /** One after another, game after game. */
    private Runnable decisions() {
        return new Runnable() {
            private G game = begin();
            private int left = LONGEST;

            @Override
            public void run() {
                if (!move(game) || --left == 0) {
                    game = again(game);
                    left = LONGEST;
                }
            }
        };
    }

    /** Decisions of a game: the median of several. */
    private int length() {
        List<Integer> lengths = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) {
            G game = begin();
            int many = 1;
            while (move(game) && many < LONGEST)
                many++;
            lengths.add(many);
        }
        lengths.sort(null);
        return lengths.get(GAMES / 2);
    }

    /** A game in its middle; another one if it is over before. */
    private G halfway(int many) {
        while (true) {
            G game = begin();
            int left = many / 2;
            while (left > 0 && move(game))
                left--;
            if (left == 0)
                return game;
        }
    }

    /** KB of the heap for each of many games in their middle. */
    private double memory(int many, double seconds) {
        List<G> games = new ArrayList<>(List.of(halfway(many)));
        long before = used();
        double start = cpu();
        while (games.size() < KEPT && cpu() - start < seconds)
            games.add(halfway(many));
        double grown = used() - before;
        made = games;
        return grown / (games.size() - 1) / 1024;
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
