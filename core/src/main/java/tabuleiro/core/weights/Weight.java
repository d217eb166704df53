package tabuleiro.core.weights;

/**
 * A numeric parameter that can be tuned.
 *
 * @param name what it weighs: {@code holes}
 * @param standard the default value
 * @param lowest the lowest value worth trying
 * @param highest the highest value worth trying
 */
public record Weight(String name, double standard, double lowest, double highest) {

  public Weight {
    if (!(lowest < highest) || !(lowest <= standard && standard <= highest)) {
      throw new IllegalArgumentException(name + ": " + lowest + " " + standard + " " + highest);
    }
  }
}
