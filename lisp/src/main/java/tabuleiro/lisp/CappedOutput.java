package tabuleiro.lisp;

import java.io.OutputStream;
import java.io.PrintStream;

/** Passes on the beginning of what a program prints, so that endless output does no harm. */
final class CappedOutput extends OutputStream {
  private static final int MOST = 20_000;

  private final PrintStream target;
  private int written;

  CappedOutput(PrintStream target) {
    this.target = target;
  }

  @Override
  public synchronized void write(int b) {
    if (written < MOST) {
      written++;
      target.write(b);
    }
  }

  @Override
  public void flush() {
    target.flush();
  }
}
