/** The players of a game: names and choices, as the server describes them. */
import {t} from '/texts.js';
import {select} from '/fields.js';

const HUMAN = 'human';

let names = new Map();
let trees = new Map();

/** Reads the players from the descriptions of the worlds. */
export function setPlayers(worlds) {
  const suggestions = worlds.flatMap(world => world.suggestions ?? []);
  names = new Map(suggestions.map(({spec, name}) => [spec, name]));
  trees = new Map(worlds.flatMap(world => world.trees ?? []).map(tree => [tree.player, tree]));
}

export function isHuman(spec) {
  return spec === HUMAN;
}

/** Whether a player is an external program of the server's operator. */
export function isBot(spec) {
  return spec.startsWith('bot:');
}

/** The display name of a player; its specification if it has no name. */
export function playerName(spec) {
  return isHuman(spec) ? t('player.human') : (names.get(spec) ?? spec);
}

/** The properties of a game-tree search, by the name of its player. */
export function treeSearch(player) {
  return trees.get(player) ?? {player, name: player, options: [], window: true, table: false};
}

/** A list of the players that a world suggests. The field has {name, label, disabled, change}. */
export function playerSelect(world, spec, field) {
  const choices = [HUMAN, ...(world?.suggestions ?? []).map(each => each.spec)];
  const all = choices.includes(spec) ? choices : [...choices, spec];
  return select(all.map(choice => [choice, playerName(choice)]), spec, field);
}
