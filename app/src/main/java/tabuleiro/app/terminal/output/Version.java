package tabuleiro.app.terminal.output;

import picocli.CommandLine.IVersionProvider;

/** The version of the program, read from its jar. */
public final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    String version = Version.class.getPackage().getImplementationVersion();
    return new String[] {"tabuleiro " + (version == null ? "unpackaged" : version)};
  }
}
