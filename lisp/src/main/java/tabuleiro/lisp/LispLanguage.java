package tabuleiro.lisp;

import java.util.Locale;
import tabuleiro.core.code.CodeLanguage;
import tabuleiro.core.code.SourceFile;
import tabuleiro.core.text.InputException;

/** Common Lisp: files whose names end in {@code .lisp}, {@code .lsp} or {@code .cl}. */
public final class LispLanguage implements CodeLanguage {

  @Override
  public boolean reads(String fileName) {
    String name = fileName.toLowerCase(Locale.ROOT);
    return name.endsWith(".lisp") || name.endsWith(".lsp") || name.endsWith(".cl");
  }

  @Override
  public void prepare() {
    Thread start = new Thread(LispRuntime::get, "start of Lisp");
    start.setDaemon(true);
    start.start();
  }

  @Override
  public LispProgram load(SourceFile source, String prelude) throws InputException {
    return new LispLoader(source).load(prelude);
  }
}
