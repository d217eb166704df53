package tabuleiro.cluster;

/** Finds the reason in the long messages of Spark. */
final class LossReason {
  private static final String REASON = "Reason: ";
  private static final int MOST = 200;

  private LossReason() {}

  /** One line that says why a batch was lost. */
  static String of(Throwable loss) {
    String message = String.valueOf(loss.getMessage());
    int reason = message.indexOf(REASON);
    String text = reason < 0 ? message : message.substring(reason + REASON.length());
    int end = text.indexOf('\n');
    String line = end < 0 ? text : text.substring(0, end);
    return line.length() > MOST ? line.substring(0, MOST) + " …" : line;
  }
}
