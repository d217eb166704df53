package tabuleiro.app.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import tabuleiro.core.command.CommandOption;
import tabuleiro.core.command.CommandResult;
import tabuleiro.core.command.CommandValues;
import tabuleiro.core.command.Console;
import tabuleiro.core.command.WorldCommand;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.World;

/** A world that has only commands: one that rolls dice, or others. */
public record DiceWorld(String id, List<WorldCommand> commands) implements World {
  private static final String BUNDLE = "tabuleiro.app.terminal.dice";

  public static DiceWorld standard() {
    return new DiceWorld("dice", List.of(new Dice("dice")));
  }

  @Override
  public String bundle() {
    return BUNDLE;
  }

  /** Rolls dice and stops after a roll in which its thread was interrupted. */
  public record Dice(String name) implements WorldCommand {
    private static final CommandOption<Long> THROWS = CommandOption.whole("throws", 3, 1, 1000);
    private static final CommandOption<Long> SIDES =
        CommandOption.choice("sides", 6, List.of(4L, 6L));
    private static final CommandOption<Double> BIAS = CommandOption.real("bias", 0, 0, 1);
    private static final CommandOption<String> LOADED = CommandOption.text("loaded", "NAME");
    private static final CommandOption<Boolean> SUM = CommandOption.flag("sum").excluding("json");

    @Override
    public List<CommandOption<?>> options() {
      return List.of(THROWS, SIDES, BIAS, LOADED, SUM, CommandOption.SEED);
    }

    @Override
    public CommandResult run(CommandValues values, Console console) throws InputException {
      String loaded = values.find(LOADED).orElse("");
      if (loaded.equals("judge")) {
        throw new InputException(Message.of(BUNDLE, "dice.loaded", loaded));
      } else if (loaded.equals("interrupt")) {
        Thread.currentThread().interrupt();
      }
      SplittableRandom random = new SplittableRandom(values.get(CommandOption.SEED));
      List<Object> thrown = new ArrayList<>();
      for (long i = 0; i < values.get(THROWS) && (i == 0 || !Thread.interrupted()); i++) {
        boolean isOne = random.nextDouble() < values.get(BIAS);
        long number = isOne ? 1 : 1 + random.nextLong(values.get(SIDES));
        thrown.add(number);
        console.progress(console.text("dice.progress", thrown.size()));
        if (!values.get(SUM)) {
          console.println(console.text("dice.throw", number, values.get(SIDES)));
        }
      }
      double[] numbers = thrown.stream().mapToDouble(x -> ((Number) x).doubleValue()).toArray();
      console.println(String.valueOf(console.sample(numbers).mean() * numbers.length));
      Map<String, Object> document = new LinkedHashMap<>();
      document.put("thrown", thrown);
      document.put("sides", values.get(SIDES));
      return new CommandResult(document, thrown.size() == values.get(THROWS));
    }
  }
}
