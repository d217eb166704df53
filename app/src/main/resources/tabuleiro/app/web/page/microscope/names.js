/** The models of searches whose moves have the names of the board. */
import {post} from '/api.js';
import {loadBoard, moveName} from '/boards/boards.js';
import {modelOf} from './clock.js';

/**
 * The models of the responses of the server. Their moves have their names from the beginning, so
 * that no text changes after it is shown.
 *
 * @param subject world, variant and duel, as the server expects them, or the text of a tree
 */
export async function namedModels(answers, subject, signal) {
  const models = answers.map(modelOf);
  if (!subject.tree) {
    await Promise.all(models.map(model => nameMoves(model, subject, signal)));
  }
  return models;
}

/** If the board cannot be loaded, the moves keep the texts of the courses. */
async function nameMoves(model, subject, signal) {
  const request = {...subject, start: model.answer.start, moves: []};
  try {
    const state = await post('/states', request, signal);
    await loadBoard(state);
    model.named = text => moveName(state, text);
  } catch {
    // The page asks for the board of each node too, and shows the search without it.
  }
}
