package tabuleiro.app.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.ReadOnlyFileSystemException;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import tabuleiro.core.text.EnvironmentException;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/**
 * Says in one sentence why a file cannot be written. A name that cannot be right, such as a folder
 * that does not exist, is an error of the user; everything else is a fault of the environment.
 */
public final class FileFault {
  private static final String BUNDLE = "tabuleiro.app.messages";

  /**
   * Parts of the English error texts of operating systems, because Java has no error codes for
   * these faults. A text in another language is shown as it is.
   */
  private static final Map<String, String> REASONS =
      Map.of(
          "no space left", "file.full",
          "quota exceeded", "file.full",
          "file too large", "file.tooLarge",
          "read-only file system", "file.readOnly",
          "operation not permitted", "file.denied",
          "permission denied", "file.denied",
          "input/output error", "file.device",
          "too many open files", "file.handles",
          "broken pipe", "file.pipe",
          "text file busy", "file.busy");

  private FileFault() {}

  /**
   * The exception for a file that cannot be written.
   *
   * @throws InputException if the name of the file is wrong
   */
  public static EnvironmentException of(Path file, Exception cause) throws InputException {
    Path folder = file.toAbsolutePath().getParent();
    if (cause instanceof FileSystemLoopException || hasReason(cause, "symbolic links")) {
      throw fault("file.loop", file);
    } else if (hasReason(cause, "name too long")) {
      throw fault("file.longName", file);
    } else if (Files.isDirectory(file)) {
      throw fault("file.directory", file);
    } else if (cause instanceof NoSuchFileException
        || cause instanceof NotDirectoryException
        || cause instanceof FileAlreadyExistsException) {
      throw fault(folder == null || Files.isDirectory(folder) ? "file.link" : "file.folder", file);
    }
    return during(file, cause);
  }

  /** The exception for a file that was opened before and can no longer be written. */
  public static EnvironmentException during(Path file, Exception cause) {
    return EnvironmentException.of(file.toString(), reason(cause), cause);
  }

  /** The reason of a failed write, as a part of a sentence. */
  public static Message reason(Exception cause) {
    if (cause instanceof AccessDeniedException) {
      return Message.of(BUNDLE, "file.denied");
    } else if (cause instanceof ReadOnlyFileSystemException) {
      return Message.of(BUNDLE, "file.readOnly");
    }
    for (Map.Entry<String, String> known : REASONS.entrySet()) {
      if (hasReason(cause, known.getKey())) {
        return Message.of(BUNDLE, known.getValue());
      }
    }
    String text = text(cause);
    return text.isBlank()
        ? Message.of(BUNDLE, "file.unwritable")
        : Message.of(BUNDLE, "file.failed", text);
  }

  /** Whether the reader of a pipe has gone. */
  public static boolean isBrokenPipe(IOException cause) {
    return hasReason(cause, "broken pipe");
  }

  private static boolean hasReason(Exception cause, String words) {
    return text(cause).toLowerCase(Locale.ROOT).contains(words);
  }

  /** The system's own words, without the name of the file. */
  private static String text(Exception cause) {
    String text =
        cause instanceof FileSystemException fault ? fault.getReason() : cause.getMessage();
    return Objects.requireNonNullElse(text, "").lines().findFirst().orElse("");
  }

  static InputException fault(String key, Path file) {
    return new InputException(Message.of(BUNDLE, key)).of(file.toString());
  }
}
