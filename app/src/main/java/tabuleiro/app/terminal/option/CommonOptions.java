package tabuleiro.app.terminal.option;

import picocli.CommandLine.Option;

/** Options of every command. */
public final class CommonOptions {
  @Option(names = "--json", descriptionKey = "option.json")
  public boolean json;

  @Option(names = "--lang", paramLabel = "en|pt", descriptionKey = "option.lang")
  String lang = "";

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      descriptionKey = "option.help")
  boolean help;
}
