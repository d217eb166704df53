package tabuleiro.games.cavalo.rules;

import java.util.List;
import tabuleiro.core.Zobrist;
import tabuleiro.core.world.Rule;
import tabuleiro.core.world.Variant;

/**
 * The options of the rules. A preset sets all of them; explicit options override the preset.
 *
 * @param threat whether cells attacked by the other knight are forbidden
 * @param zeroIsDouble whether 00 is a double
 * @param choice whether the player chooses the double that a visited double removes; if not, it is
 *     the largest
 * @param placementDoubleRemoves whether placing a knight on a double removes another double
 */
public record CavaloRules(
    boolean threat,
    boolean zeroIsDouble,
    boolean choice,
    CavaloEnd end,
    boolean placementDoubleRemoves) {

  public static final CavaloRules OFFICIAL =
      new CavaloRules(true, true, false, CavaloEnd.OFFICIAL, true);

  /** The rules of the course's game program, which replay the game of its manual. */
  static final CavaloRules COURSE = new CavaloRules(false, false, false, CavaloEnd.COURSE, false);

  /** The options offered to users. */
  public static final List<Rule> SWITCHES =
      List.of(
          Rule.oneOf("preset", "official", "course"),
          Rule.oneOf("threat", "on", "off"),
          Rule.oneOf("zeroIsDouble", "on", "off"),
          Rule.oneOf("double", "largest", "choice"),
          Rule.oneOf("end", "official", "course", "brainking"),
          Rule.oneOf("placementDoubleRemoves", "on", "off"),
          Rule.oneOf("first", "1", "2"),
          Rule.number("target", 6, "auto", "auto", "20"));

  public static CavaloRules of(Variant variant) {
    CavaloRules preset = variant.get("preset").equals("course") ? COURSE : OFFICIAL;
    return new CavaloRules(
        isOn(variant, "threat", preset.threat),
        isOn(variant, "zeroIsDouble", preset.zeroIsDouble),
        variant.chosen("double").map("choice"::equals).orElse(preset.choice),
        variant.chosen("end").map(CavaloEnd::of).orElse(preset.end),
        isOn(variant, "placementDoubleRemoves", preset.placementDoubleRemoves));
  }

  private static boolean isOn(Variant variant, String key, boolean preset) {
    return variant.chosen(key).map("on"::equals).orElse(preset);
  }

  /** The differences from the official rules, for the name of the game: {@code -choice}. */
  public String suffix() {
    if (equals(COURSE)) {
      return "-course";
    }
    return (threat ? "" : "-threat-off")
        + (zeroIsDouble ? "" : "-zero-off")
        + (choice ? "-choice" : "")
        + (end == CavaloEnd.OFFICIAL ? "" : "-end-" + end.text())
        + (placementDoubleRemoves ? "" : "-placement-off");
  }

  /** A part of the key of every state under these rules. */
  long key() {
    int bits = (threat ? 1 : 0) | (zeroIsDouble ? 2 : 0) | (choice ? 4 : 0);
    bits |= placementDoubleRemoves ? 8 : 0;
    bits |= end == CavaloEnd.COURSE ? 16 : end == CavaloEnd.BRAINKING ? 32 : 0;
    return Zobrist.key(1L << 60 | bits);
  }
}
