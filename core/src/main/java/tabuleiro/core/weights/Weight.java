package tabuleiro.core.weights;

/**
 * A number that shapes something.
 *
 * @param name what it weighs: {@code holes}
 * @param standard the value used if nothing else is said
 * @param lowest the least value worth trying
 * @param highest the greatest value worth trying
 */
public record Weight(String name, double standard, double lowest, double highest) {

  public Weight {
    if (!(lowest < highest) || !(lowest <= standard && standard <= highest)) {
      throw new IllegalArgumentException(name + ": " + lowest + " " + standard + " " + highest);
    }
  }
}
