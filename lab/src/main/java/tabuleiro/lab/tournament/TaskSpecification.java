package tabuleiro.lab.tournament;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tabuleiro.core.limits.Limits;
import tabuleiro.lab.tournament.TournamentSpec.Judging;

/**
 * The specification of a pair of games: everything that its result depends on except the seed. It
 * contains nothing about other players or the number of games, so that tournaments share results.
 */
record TaskSpecification(TournamentSpec spec, TournamentSetting setting) {

  ObjectNode of(Pairing pairing, long opening) {
    ObjectNode what = JsonNodeFactory.instance.objectNode();
    what.put("game", spec.game());
    ObjectNode variant = what.putObject("variant");
    spec.variant().forEach(variant::put);
    what.put("one", spec.names().get(pairing.one()));
    what.put("other", spec.names().get(pairing.other()));
    for (int player : new int[] {pairing.one(), pairing.other()}) {
      ObjectNode node = what.withArray("players").addObject();
      node.put("spec", spec.entrants().get(player).spec());
      putLimits(node, setting.limits().get(player));
    }
    setting
        .bots()
        .forEach(
            (name, hash) -> {
              if (name.equals(what.path("one").asText())
                  || name.equals(what.path("other").asText())) {
                what.withObject("bots").put(name, hash);
              }
            });
    spec.timing().clock().ifPresent(clock -> what.put("clock", clock.toString()));
    if (!spec.timing().scale().isEmpty()) {
      what.put("timeScale", spec.timing().scale());
    }
    what.put("plies", setting.plies());
    what.put("openingSeed", spec.openingSeed());
    what.put("opening", opening);
    if (!spec.judging().equals(Judging.NONE)) {
      putJudging(what.putObject("adjudication"), spec.judging());
    }
    return what;
  }

  private static void putLimits(ObjectNode node, Limits limits) {
    if (limits.hasDepth()) {
      node.put("depth", limits.depth());
    }
    if (limits.hasNodes()) {
      node.put("nodes", limits.nodes());
    }
    if (limits.hasTime()) {
      node.put("time", limits.time().toMillis());
    }
  }

  private static void putJudging(ObjectNode node, Judging judging) {
    node.put("plies", judging.plies());
    node.put("drawn", judging.isDrawn());
    node.put("exact", judging.isExact());
    node.put("nodes", judging.nodes());
    node.put("resignValue", judging.resignValue());
    node.put("resignMoves", judging.resignMoves());
  }
}
