package tabuleiro.lab.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import tabuleiro.core.text.EnvironmentException;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/**
 * The secret that all machines of a cluster share: who knows it may run programs on them. It is in
 * the variable {@code TABULEIRO_CLUSTER_SECRET} or in a file that only its owner can read.
 */
public final class ClusterSecret {
  private static final String VARIABLE = "TABULEIRO_CLUSTER_SECRET";
  private static final int BYTES = 32;
  private static final int LEAST = 16;

  private ClusterSecret() {}

  /** The folder of this machine's part of clusters. */
  public static Path folder() {
    String given = System.getenv().getOrDefault("TABULEIRO_CLUSTER_HOME", "");
    return given.isEmpty()
        ? Path.of(System.getProperty("user.home", ""), ".tabuleiro", "cluster")
        : Path.of(given);
  }

  /** The file of the secret. */
  public static Path file() {
    return folder().resolve("secret");
  }

  /**
   * The secret.
   *
   * @throws InputException if this machine does not have it
   */
  public static String get() throws InputException {
    String secret = System.getenv().getOrDefault(VARIABLE, "");
    if (secret.isEmpty()) {
      secret = read();
    }
    if (secret.length() < LEAST) {
      throw new InputException(
          Message.of(ClusterEngine.BUNDLE, "cluster.secret.short", LEAST, secret.length()));
    }
    return secret;
  }

  private static String read() throws InputException {
    try {
      return Files.readString(file()).strip();
    } catch (NoSuchFileException e) {
      throw new InputException(
          Message.of(ClusterEngine.BUNDLE, "cluster.secret.missing", file(), VARIABLE));
    } catch (IOException e) {
      throw fault(e);
    }
  }

  /** Makes a secret on this machine if there is none. */
  public static void create() throws InputException {
    if (!System.getenv().getOrDefault(VARIABLE, "").isEmpty() || Files.exists(file())) {
      return;
    }
    byte[] bytes = new byte[BYTES];
    new SecureRandom().nextBytes(bytes);
    try {
      Files.createDirectories(folder());
      // Nobody may read the file before its content is there.
      Files.createFile(
          file(),
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      Files.writeString(file(), HexFormat.of().formatHex(bytes));
    } catch (IOException e) {
      throw fault(e);
    }
  }

  private static EnvironmentException fault(IOException cause) {
    return new EnvironmentException(
        Message.of(ClusterEngine.BUNDLE, "cluster.secret.file", file()), cause);
  }
}
