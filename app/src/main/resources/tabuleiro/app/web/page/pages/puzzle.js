/** The puzzle trainer: one puzzle, the moves of an attempt, the result and the best solution. */
import {html, nothing} from 'lit';
import {PageElement, listen, runShortcut, setPageTitle} from '/element.js';
import {errorMessage, withKey} from '/fields.js';
import {boardText, number, t} from '/texts.js';
import {drawBoard} from '/boards/boards.js';
import {focusKeyBoard, passArrowKey} from '/boards/key-boards.js';
import {problems} from '/panels/standing.js';
import {PuzzleAttempt} from '/pages/attempt.js';
import {puzzleName, puzzlePath} from '/puzzles.js';

class PuzzlePage extends PageElement {
  static properties = {
    worlds: {attribute: false},
    world: {attribute: false},
    puzzleId: {attribute: false},
  };

  attempt = new PuzzleAttempt(this);

  constructor() {
    super();
    listen(this, window, {keydown: event => this.handleKey(event)});
  }

  get worldName() {
    return this.worlds.find(each => each.id === this.world).name;
  }

  willUpdate(changed) {
    if (changed.has('world') || changed.has('puzzleId') || changed.has('language')) {
      this.attempt.open(this.world, this.puzzleId);
    }
  }

  updated() {
    const {puzzle, state} = this.attempt;
    setPageTitle(puzzle && puzzleName(this.world, puzzle), this.worldName);
    if (state && this.focused !== puzzle.position) {
      this.focused = puzzle.position;
      focusKeyBoard(this.renderRoot.querySelector('.board'));
    }
  }

  handleKey(event) {
    if (!event.target.closest?.('input, textarea, select, dialog')) {
      runShortcut(event, {u: () => this.attempt.undo()});
      passArrowKey(event, this.renderRoot.querySelector('.board'));
    }
  }

  render() {
    const {puzzle, state, error, isMissing} = this.attempt;
    if (isMissing) {
      return html`<h1>${t('puzzle.none')}</h1>
        <p><a href="/puzzles">${t('puzzle.all')}</a></p>`;
    }
    if (!state) {
      return html`<h1 class="small">${this.worldName}</h1>
        ${errorMessage(error)}
        <p>${error ? nothing : t('play.loading')}</p>`;
    }
    return html`<div class="trainer">
      <div class="head">
        <h1 class="small" data-testid="puzzle-name">${this.worldName}: ${puzzleName(this.world, puzzle)}</h1>
        <p class="goal" data-testid="goal">${this.goal()}</p>
        <p class="count" data-testid="count">${this.count()}</p>
        <p class="status ${state.stuck ? 'stuck' : ''}" role="status" aria-live="polite" data-testid="result">${this.result()}</p>
        ${problems(this.attempt)}
      </div>
      <section class="board" aria-label=${t('play.board')} data-testid="board">
        ${this.board(state)}
      </section>
      <div class="tools">${this.tools()} ${this.links()}</div>
    </div>`;
  }

  board(state) {
    const {attempt} = this;
    return drawBoard(state, {
      legal: state.legal,
      moves: state.moves,
      last: state.moves.at(-1)?.at,
      marked: attempt.nextOfSolution,
      active: attempt.isActive,
      move: text => attempt.move(text),
      refuse: reason => attempt.refuse(reason),
    });
  }

  /** What is to be done, in the words of the world; the board knows the numbers. */
  goal() {
    const {start} = this.attempt;
    return boardText(this.world, 'goal', start.picture.target) ?? t('puzzle.goal');
  }

  count() {
    const {attempt} = this;
    const moves = number(attempt.state.moves.length);
    if (attempt.replay !== undefined) {
      return t('puzzle.step', moves, number(attempt.solution.moves.length));
    }
    return attempt.isScored
      ? t('puzzle.movesPoints', moves, number(attempt.state.points))
      : t('puzzle.moves', moves);
  }

  /** The result of the attempt, compared with the best solution once it is known. */
  result() {
    const {attempt} = this;
    const {solution, state} = attempt;
    if (attempt.replay !== undefined) {
      return this.ofSolution(solution);
    }
    if (state.stuck) {
      return t('puzzle.stuck');
    }
    if (!state.solved) {
      return nothing;
    }
    if (!solution) {
      return attempt.isSolving ? t('puzzle.proving') : t('puzzle.solved');
    }
    return this.comparison(solution);
  }

  comparison(solution) {
    const {attempt} = this;
    const own = attempt.value;
    const best = attempt.valueOf(solution);
    const unit = attempt.isScored ? 'points' : own === 1 ? 'move' : 'moves';
    const yours = t(`puzzle.your.${unit}`, number(own));
    if (!solution.proved) {
      const known = attempt.isBetter(own, best) ? own : best;
      return t('puzzle.bestKnown', yours, number(known));
    }
    return t(own === best ? 'puzzle.optimal' : 'puzzle.optimum', yours, number(best));
  }

  ofSolution(solution) {
    if (solution.moves.length === 0) {
      return t(solution.proved ? 'puzzle.unsolvable' : 'puzzle.notFound');
    }
    const value = number(this.attempt.valueOf(solution));
    const unit = this.attempt.isScored ? 'points' : 'moves';
    return t(`puzzle.${solution.proved ? 'proved' : 'known'}.${unit}`, value);
  }

  tools() {
    const {attempt} = this;
    const button = (id, action, isDisabled = false, kind = '') => html`<button
      class=${kind}
      data-testid=${id}
      ?disabled=${isDisabled}
      @click=${action}
    >
      ${id === 'undo' ? withKey(t('puzzle.undo'), 'u') : t(`puzzle.${id}`)}
    </button>`;
    if (attempt.replay !== undefined) {
      const {replay, solution} = attempt;
      const end = solution.moves.length;
      return html`<div class="controls" role="group" aria-label=${t('puzzle.replaying')}>
        ${end > 0
          ? html`${button('previous', () => attempt.showStep(replay - 1), replay === 0)}
            ${button('following', () => attempt.showStep(replay + 1), replay === end, 'primary')}`
          : nothing}
        ${button('return', () => attempt.endReplay())}
      </div>`;
    }
    const isFresh = attempt.moves.length === 0;
    return html`<div class="controls" role="group" aria-label=${t('puzzle.tools')}>
      ${attempt.state.solved && attempt.next ? this.next(attempt.next) : nothing}
      ${button('undo', () => attempt.undo(), isFresh)}
      ${button('restart', () => attempt.restart(), isFresh)}
      ${button('solution', () => attempt.startReplay(), attempt.isSolving)}
    </div>`;
  }

  next(puzzle) {
    return html`<a class="button" data-testid="next" href=${puzzlePath(this.world, puzzle)}
      >${t('puzzle.next', puzzleName(this.world, puzzle))}</a
    >`;
  }

  links() {
    const {best} = this.attempt.progress;
    const unit = this.attempt.isScored ? 'points' : 'moves';
    return html`
      ${best === undefined
        ? nothing
        : html`<p class="quiet-text" data-testid="best">
            ${t(`puzzle.best.${unit}`, number(best))}
          </p>`}
      <p class="row">
        <a href="/puzzles">${t('puzzle.all')}</a>
        <a href="/rules/${this.world}">${t('home.rules')}</a>
      </p>
    `;
  }
}

customElements.define('tab-puzzle', PuzzlePage);
