/** Who can play: the choices of a seat, and their names for people. */
import {html, nothing} from 'lit';
import {number, t} from '/texts.js';

const CHOICES = [
  'human',
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(level => `engine:level=${level}`),
  ...[1000, 5000, 20000].map(time => `engine:time=${time}`),
  'course',
  'greedy',
  'random',
  'mcts:time=1000',
];

/** Whether a person plays. */
export function isHuman(spec) {
  return spec === 'human';
}

/** The name of a player as people say it; one chosen by hand elsewhere keeps its own text. */
export function playerName(spec) {
  const [name, rest = ''] = spec.split(':');
  const level = rest.match(/^level=(\d)$/)?.[1];
  const time = rest.match(/^time=(\d+)$/)?.[1];
  if (name === 'engine' && level) {
    return t('player.level', level);
  }
  if ((name === 'engine' || name === 'mcts') && time) {
    return t(`player.${name}`, seconds(time));
  }
  return rest === '' && CHOICES.includes(name) ? t(`player.${name}`) : spec;
}

function seconds(millis) {
  return number(millis / 1000, millis % 1000 === 0 ? 0 : 1);
}

/** A list to choose the player of a seat from; `known` are the players of the world. */
export function playerSelect({known, spec, name, label, change}) {
  const choices = CHOICES.filter(choice => known.includes(choice.split(':')[0]));
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
