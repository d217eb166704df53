/** Describes the events of a search as sentences. */
import {number, t} from '/texts.js';
import {CUT, ENTERED, TABLE_HIT} from './tree.js';
import {DUPLICATE, EXPANDED, GENERATED, GOAL, PRUNED, ROUND} from './solo.js';

/** A cost or a value as text, with two decimals if it is not an integer. */
export function figure(value) {
  if (value === undefined) {
    return '–';
  }
  if (!Number.isFinite(value)) {
    return value > 0 ? '∞' : '−∞';
  }
  const text = number(Math.abs(value), Number.isInteger(value) ? 0 : 2);
  return value < 0 ? `−${text}` : text;
}

/** The name of a node: its number and its move. */
export function nodeName(model, node) {
  const move = model.moveName(node);
  return move ? t('micro.node', number(node), move) : t('micro.root', number(node));
}

/** The display name of an algorithm; its id if there is none. */
export function algorithmName(id) {
  const key = `micro.algorithm.${id}`;
  const name = t(key);
  return name === key ? id : name;
}

const SOLO = {
  [GENERATED]: 'micro.say.generated',
  [DUPLICATE]: 'micro.say.duplicate',
  [PRUNED]: 'micro.say.pruned',
  [EXPANDED]: 'micro.say.expanded',
  [GOAL]: 'micro.say.goal',
};

/** The last of k events as a sentence. */
export function sentence(model, k) {
  const last = model.last(k);
  if (!last) {
    return t('micro.say.begin');
  }
  return model.isSolo ? soloSentence(model, last) : treeSentence(model, last, k);
}

function soloSentence(model, {code, node, round, bound}) {
  if (code === ROUND) {
    return t('micro.say.round', number(round), figure(bound));
  }
  const cost = figure(model.cost(node));
  const by = model.isInformed
    ? t('micro.all', cost, estimates(model, node), figure(model.order.total(model, node)))
    : t('micro.only', cost);
  return t(SOLO[code], nodeName(model, node), by, cost);
}

/** The estimate of a node, with the one that it is compared with. */
function estimates(model, node) {
  const own = figure(model.estimate(node));
  const {compared} = model.answer;
  return compared
    ? t('micro.compared', own, compared.name, figure(model.comparedEstimate(node)))
    : own;
}

function treeSentence(model, {code, node}, k) {
  const name = nodeName(model, node);
  const player = t(model.turnOf(node) === 0 ? 'micro.max' : 'micro.min');
  if (code === ENTERED) {
    const {alpha, beta} = model.window(node, k);
    return model.hasWindow
      ? t('micro.say.entered', name, player, figure(alpha), figure(beta))
      : t('micro.say.plain', name, player);
  }
  const value = figure(model.value(node, k));
  if (code === TABLE_HIT) {
    return t('micro.say.hit', name, value);
  }
  if (code === CUT) {
    const {alpha, beta} = model.window(node, model.created[node] + 1);
    const left = number(model.unsearched(node, k));
    return model.turnOf(node) === 0
      ? t('micro.say.beta', name, value, figure(beta), left)
      : t('micro.say.alpha', name, value, figure(alpha), left);
  }
  return t('micro.say.returned', name, value);
}
