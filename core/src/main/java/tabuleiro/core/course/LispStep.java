package tabuleiro.core.course;

import java.util.OptionalLong;
import tabuleiro.core.text.Numerals;

/**
 * One step of a {@link LispTest}.
 *
 * @param form what is evaluated, as students would type it
 * @param printer the function of {@link LispTests#definitions} that writes the answer as text;
 *     empty if the answer does not matter
 * @param expected the answer as that function writes it
 * @param isMinimum whether a greater number than {@code expected} is correct too
 */
public record LispStep(String form, String printer, String expected, boolean isMinimum) {

  /** A step whose answer does not matter. */
  public static LispStep effect(String form) {
    return new LispStep(form, "", "", false);
  }

  /** Whether the answer of this step is checked. */
  public boolean isChecked() {
    return !printer.isEmpty();
  }

  /** The form to evaluate; if the step is checked, its value is a string. */
  public String evaluation() {
    return isChecked() ? "(" + printer + " " + form + ")" : form;
  }

  /** Whether an answer is correct. */
  public boolean accepts(String answer) {
    return expected.equals(answer) || (isMinimum && reaches(Numerals.whole(answer)));
  }

  private boolean reaches(OptionalLong answer) {
    OptionalLong least = Numerals.whole(expected);
    return answer.isPresent() && least.isPresent() && answer.getAsLong() >= least.getAsLong();
  }
}
