package tabuleiro.app.fuzz.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import tabuleiro.app.code.OwnName;
import tabuleiro.app.fuzz.FuzzTarget;
import tabuleiro.app.fuzz.TextTarget;
import tabuleiro.app.web.code.LispOutline;
import tabuleiro.core.text.Words;

/** The readers of names and files of the user's code. */
public final class OwnCodeTargets {
  private OwnCodeTargets() {}

  public static List<FuzzTarget> all() {
    return List.of(outline(), ownName());
  }

  /** The functions of a Lisp file, found without running it. */
  private static FuzzTarget outline() {
    return new TextTarget(
        "lisp-outline",
        List.of("; (defun a (x) x)\n#| |# (defun h (no &optional (y 1)) #\\( \"(\" no)", "(defun"),
        List.of("(", ")", "(defun ", "\"", "\\", ";", "\n", "#|", "|#", "#\\", "|", "'", "&rest"),
        input -> {
          List<LispOutline.Function> functions = LispOutline.of(input);
          return () ->
              assertThat(functions)
                  .extracting(LispOutline.Function::name)
                  .doesNotHaveDuplicates()
                  .allMatch(name -> !name.isEmpty() && Words.lower(input).contains(name));
        });
  }

  /** The name of a function in a file of the user, as options and {@code --mine} take it. */
  private static FuzzTarget ownName() {
    return new TextTarget(
        "own-name",
        List.of("mine/h.lisp:dada", "H.java", "bot:python3 h.py", "C:\\a.lisp"),
        List.of(":", ".lisp", ".java", "/", "..", "\\", "bot:", ".LSP", "=", ","),
        input -> {
          Optional<OwnName> name = OwnName.of(input);
          return () ->
              name.ifPresent(
                  own -> {
                    String end = own.function().isEmpty() ? "" : ":" + own.function();
                    assertThat(input).startsWith(own.file()).endsWith(end);
                    assertThat(own.brief()).endsWith(end);
                    int shown = own.brief().length() - end.length(); // a function may have any name
                    String file = own.brief().substring(0, shown);
                    assertThat(file).doesNotContain("/").doesNotContain("\\");
                  });
        });
  }
}
