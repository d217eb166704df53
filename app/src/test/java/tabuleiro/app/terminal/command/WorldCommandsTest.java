package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.app.terminal.DiceWorld;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.core.command.CommandOption;
import tabuleiro.core.command.CommandResult;
import tabuleiro.core.command.CommandValues;
import tabuleiro.core.command.Console;
import tabuleiro.core.command.WorldCommand;
import tabuleiro.core.world.World;

/** Any world can have commands, including worlds of plug-ins. */
class WorldCommandsTest extends CommandTest {

  private static Said dice(String... arguments) {
    return with(List.of(DiceWorld.standard()), false, arguments);
  }

  @Test
  void aWorldsCommandIsListedAndExplainsItself() {
    assertThat(dice("--help").out()).containsPattern("\n  dice +Throws dice, 100 % fair\\.\n");
    String help = dice("dice", "--help").out();
    assertThat(help)
        .startsWith("Throws dice, 100 % fair.")
        .contains("Usage: tabuleiro dice [-h] [--json]", "--sides=4|6", "one JSON document")
        .contains("the share of throws that show 1, 0 % to 100 % (0)")
        .containsPattern("--seed=N +" + seedText(run("show", "--help").out()));
    assertThat(help.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    assertThat(dice("dice", "--help", "--lang", "pt").out())
        .startsWith("Lança dados.")
        .contains("Uso: tabuleiro dice", "quantos lançamentos", "um documento JSON");
  }

  private static String seedText(String help) {
    return help.lines()
        .filter(line -> line.contains("--seed=N "))
        .map(line -> line.substring(line.indexOf("--seed=N ") + 9).strip())
        .map(Pattern::quote)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void itWritesTextOrOneDocument() {
    Said text = dice("dice", "--throws", "2", "--bias", "1");
    assertThat(text.out().lines()).containsExactly("a 1 of 6", "a 1 of 6", "2.0");
    assertThat(text.code()).isZero();
    assertThat(dice("dice", "--sum", "--bias=1.0", "--lang", "pt").out().lines())
        .containsExactly("3.0");
    JsonNode json = dice("dice", "--sides", "4", "--seed", "-7", "--json").json();
    assertThat(json.path("sides").asInt()).isEqualTo(4);
    assertThat(json.path("thrown")).hasSize(3);
    assertThat(json).isEqualTo(dice("dice", "--json", "--seed=-7", "--sides=4").json());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--faces 3        | unexpected argument “--faces 3”; see `tabuleiro dice --help`",
        "--throws         | --throws is missing; see `tabuleiro dice --help`",
        "--throws many    | “many” is not a valid value for --throws; see `tabuleiro dice --help`",
        "--throws 1.5     | “1.5” is not a valid value for --throws; see `tabuleiro dice --help`",
        "--throws 1001    | --throws must be from 1 to 1000, not 1001",
        "--bias 1.5       | --bias must be from 0.0 to 1.0, not 1.5",
        "--bias NaN       | --bias must be from 0.0 to 1.0, not NaN",
        "--sides 5        | --sides cannot be “5”; expected 4, 6",
        "--sides 4 --sides 6 | --sides is given twice; see `tabuleiro dice --help`",
        "--sum --json     | --sum and --json cannot be used together",
        "--loaded judge   | “judge” is too honest to load a die"
      })
  void badInputGetsOneSentence(String options, String sentence) {
    assertThat(dice(("dice " + options).split(" ")).refusal()).isEqualTo(sentence);
  }

  @Test
  void anInterruptedCommandKeepsWhatIsFinished() {
    Said said = dice("dice", "--loaded", "interrupt", "--bias", "1", "--json");
    assertThat(said.code()).isEqualTo(ExitCode.LIMIT);
    assertThat(said.out()).contains("\"thrown\" : [ 1 ]");
  }

  @Test
  void progressIsShownInATerminalAndRemovedAgain() {
    List<World> worlds = List.of(DiceWorld.standard());
    assertThat(with(worlds, true, "dice", "--sum").err()).isEqualTo("\r1 throws\u001b[K\r\u001b[K");
    assertThat(dice("dice").err()).isEmpty();
  }

  @Test
  void aBuiltInCommandWinsOverAWorldsAndTheFirstWorldOverTheNext() {
    List<World> worlds =
        List.of(
            DiceWorld.standard(),
            new DiceWorld("other", List.of(new DiceWorld.Dice("dice"))),
            new DiceWorld("third", List.of(new DiceWorld.Dice("perft"))));
    Said said = with(worlds, false, "perft", "dots", "--depth", "1");
    assertThat(said.code()).isZero();
    assertThat(said.err().lines())
        .containsExactly(
            "the command “dice” of the game “other” is ignored: another command has the same name",
            "the command “perft” of the game “third” is ignored: another command has the same name");
    assertThat(with(worlds, false, "dice", "--lang", "pt").err()).contains("já existe um comando");
  }

  @Test
  void aFaultyCommandIsReportedAndTheProgramStillWorks() {
    World untold = new DiceWorld("untold", List.of(new DiceWorld.Dice("roll")));
    World named = new DiceWorld("named", List.of(new DiceWorld.Dice("--dice")));
    World repeating = new DiceWorld("repeating", List.of(new Repeating()));
    Said said =
        with(List.of(untold, named, repeating, new Failing()), false, "perft", "dots", "--depth=1");
    assertThat(said.code()).isZero();
    assertThat(said.err().lines()).hasSize(4);
    assertThat(said.err())
        .contains("the command “roll” of the game “untold” is ignored because of an error: ")
        .contains("command.roll", "the command “--dice” of the game “named” is ignored")
        .contains("the command “dice” of the game “repeating” is ignored", "--seed")
        .contains("the commands of the game “failing” are ignored because of an error: ");
  }

  /** A command that declares an option twice. */
  private static final class Repeating implements WorldCommand {
    @Override
    public String name() {
      return "dice";
    }

    @Override
    public List<CommandOption<?>> options() {
      return List.of(CommandOption.SEED, CommandOption.SEED);
    }

    @Override
    public CommandResult run(CommandValues values, Console console) {
      throw new IllegalStateException();
    }
  }

  private static final class Failing implements World {
    @Override
    public String id() {
      return "failing";
    }

    @Override
    public List<WorldCommand> commands() {
      throw new UnsupportedOperationException("not yet");
    }
  }
}
