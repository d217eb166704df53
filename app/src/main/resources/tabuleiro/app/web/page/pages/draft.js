/** What the board editor sets up: its address, and the addresses to play and to search from it. */

const RULE = 'rule.';

/** Up to this many values, clicks go through them; more are chosen from a list. */
const MOST_CYCLED = 3;

/** The value after another one; undefined if there are too many to go through. */
export function cycled(value, values) {
  return values.length > MOST_CYCLED
    ? undefined
    : values[(values.indexOf(value) + 1) % values.length];
}

/** The subject {world, variant, duel, problem} and the text of an address. */
export function readEditor(world, search) {
  const given = new URLSearchParams(search);
  const variant = Object.fromEntries(
    [...given]
      .filter(([key]) => key.startsWith(RULE))
      .map(([key, value]) => [key.slice(RULE.length), value]),
  );
  const duel = world.duel && !(world.puzzle && given.get('kind') === 'puzzle');
  const problem = given.get('problem') ?? world.problems?.[0]?.id;
  return {subject: {world: world.id, variant, duel, problem}, text: given.get('position')};
}

function query({variant}, more) {
  const rules = Object.entries(variant).map(([key, value]) => [RULE + key, value]);
  return new URLSearchParams([...Object.entries(more), ...rules]);
}

/** The address of the editor with a position. */
export function editorPath(subject, position) {
  const kind = subject.duel ? {} : {kind: 'puzzle'};
  return `/edit/${subject.world}?${query(subject, {...kind, position})}`;
}

/** The address that starts a game from a position. */
export function playPath(subject, position) {
  const kind = subject.duel ? {} : {kind: 'puzzle'};
  return `/play/${subject.world}?${query(subject, {...kind, position})}`;
}

/** The address of the microscope that searches from a position. */
export function searchPath(subject, position) {
  const duel = subject.duel ? {duel: '1'} : {};
  return `/search?${query(subject, {world: subject.world, ...duel, position})}`;
}
