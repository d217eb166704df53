package tabuleiro.app.terminal.option;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.cluster.ClusterAddress;

/** The option {@code --cluster} of commands whose tasks other machines can perform. */
public final class ClusterOption {
  /** The name of the option. */
  public static final String NAME = "--cluster";

  @Option(names = NAME, paramLabel = "URL", descriptionKey = "option.cluster")
  private @Nullable String cluster;

  /** The cluster, if one is named. */
  public Optional<ClusterAddress> address() throws InputException {
    return cluster == null ? Optional.empty() : Optional.of(ClusterAddress.parse(cluster));
  }
}
