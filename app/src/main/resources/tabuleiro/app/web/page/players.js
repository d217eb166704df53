/** Who can play: the choices of a seat, and their names for people, as the server tells them. */
import {html, nothing} from 'lit';
import {t} from '/texts.js';

const HUMAN = 'human';

let names = new Map();
let trees = new Map();

/** Takes the players from the description of the worlds. */
export function learnPlayers(worlds) {
  const suggestions = worlds.flatMap(world => world.suggestions ?? []);
  names = new Map(suggestions.map(({spec, name}) => [spec, name]));
  trees = new Map(worlds.flatMap(world => world.trees ?? []).map(tree => [tree.player, tree]));
}

/** Whether a person plays. */
export function isHuman(spec) {
  return spec === HUMAN;
}

/** The name of a player as people say it; one that is not offered keeps its own text. */
export function playerName(spec) {
  return isHuman(spec) ? t('player.human') : (names.get(spec) ?? spec);
}

/** What is known of a search of game trees by the name of its player. */
export function treeOf(player) {
  return trees.get(player) ?? {player, name: player, options: [], window: true, table: false};
}

/** A list to choose the player of a seat from; the world suggests the players. */
export function playerSelect({world, spec, name, label, change}) {
  const choices = [HUMAN, ...(world?.suggestions ?? []).map(each => each.spec)];
  const all = choices.includes(spec) ? choices : [...choices, spec];
  return html`<select
    name=${name}
    aria-label=${label ?? nothing}
    @change=${event => change?.(event.target.value)}
  >
    ${all.map(
      choice => html`<option value=${choice} .selected=${choice === spec}>
        ${playerName(choice)}
      </option>`,
    )}
  </select>`;
}
