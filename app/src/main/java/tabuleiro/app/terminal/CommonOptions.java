package tabuleiro.app.terminal;

import picocli.CommandLine.Option;

/** Options that every command has. */
final class CommonOptions {
  @Option(names = "--json", descriptionKey = "option.json")
  boolean json;

  @Option(names = "--lang", paramLabel = "en|pt", descriptionKey = "option.lang")
  String lang = "";

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      descriptionKey = "option.help")
  boolean help;
}
