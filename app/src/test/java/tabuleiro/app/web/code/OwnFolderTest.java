package tabuleiro.app.web.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files and functions of {@code serve --mine}. */
class OwnFolderTest {
  @TempDir private Path folder;

  @Test
  void functionsWithOneOrTwoParametersAreOffered() throws Exception {
    Files.writeString(
        folder.resolve("b.lisp"),
        """
        ; (defun in-a-comment (x) x)
        #| (defun in-a-block (x) x) |#
        (in-package :projeto)
        (defun H (no) "a text with ) and (defun in-a-text (x) x)" (list #\\( no))
        (defun two (no objetivo &optional more) (+ no objetivo))
        (defun none () 1)
        (defun three (a b c) (list a b c))
        (let () (defun inner (x) x))
        (defparameter *x* '(defun quoted (x) x))
        (defun h (no) (- no))
        """);
    Files.writeString(folder.resolve("A.java"), "public class A {}");
    Files.writeString(folder.resolve("notes.txt"), "(defun f (x) x)");
    OwnFolder code = new OwnFolder(Optional.of(folder));
    assertThat(code.functions()).containsExactly("A.java", "b.lisp:two", "b.lisp:h");
    assertThat(code.has("b.lisp:h")).isTrue();
    assertThat(code.has("b.lisp")).isTrue();
    assertThat(code.has("../b.lisp:h")).isFalse();
    assertThat(code.has(folder.resolve("b.lisp").toString())).isFalse();
    assertThat(code.has("notes.txt")).isFalse();
    assertThat(code.has("bot:ls")).isFalse();
  }

  @Test
  void aFileThatIsNotFinishedGivesTheFunctionsBeforeTheFault() {
    assertThat(LispOutline.of("(defun f (x) x) (defun g (y")).extracting("name").contains("f");
    assertThat(LispOutline.of("(defun")).isEmpty();
    assertThat(LispOutline.of(")))((((")).isEmpty();
    assertThat(LispOutline.of("\"open")).isEmpty();
    assertThat(LispOutline.of("#\\")).isEmpty();
  }

  @Test
  void aServerWithoutAFolderOffersNothing() {
    assertThat(OwnFolder.NONE.functions()).isEmpty();
    assertThat(OwnFolder.NONE.has("b.lisp")).isFalse();
  }
}
