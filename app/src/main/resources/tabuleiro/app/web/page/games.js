/** Questions about games as the server sends them. */
import {isHuman} from '/players.js';

/** Whether the user may undo moves and change the players. */
export function isOwned({role}) {
  return role === 'owner' || role === 'candidate';
}

/** Whether the computer is to move. */
export function isComputerTurn({duel, players, turn}) {
  return duel && !isHuman(players[turn]);
}

/** Whether only the seats of a game have changed. */
export function isSamePosition(before, game) {
  const isSame =
    before.ply === game.ply && before.over === game.over && hasSameMoves(before, game);
  return isSame && before.players.every((player, side) => player === game.players[side]);
}

/** The reports of bots that still play after a change. */
export function keptBots(bots, before, {id, players}) {
  return before?.id === id
    ? bots.map((bot, side) => (before.players[side] === players[side] ? bot : undefined))
    : [];
}

/** Whether the reviews of one game are valid for another. */
export function hasSameMoves(before, game) {
  return (
    before?.id === game.id &&
    before.moves.length === game.moves.length &&
    before.moves.every((move, ply) => move.text === game.moves[ply].text)
  );
}

/** Whether a move of a game was made by the computer. */
export function isComputerMove({duel, players, moves}, ply) {
  return duel && !isHuman(players[moves[ply].side]);
}

/** The ply of the last move made by a human; that of the last move if only computers play. */
export function plyToUndo(game) {
  let to = game.ply - 1;
  while (game.players.some(isHuman) && to > 0 && isComputerMove(game, to)) {
    to--;
  }
  return to;
}
