/**
 * What a search looked like after any number of its events, without a page.
 *
 * Nothing is replayed: when a search arrives, one pass notes for every node between which events it
 * waits, when it is expanded and what became of it. The state after k events is then read off those
 * times, so that going back, forward or anywhere costs the same.
 */
import {SoloModel} from './solo.js';
import {TreeModel} from './tree.js';

/** The model of what the server answered: a search for one agent, or of a game tree. */
export function modelOf(answer) {
  return 'alpha' in answer.events ? new TreeModel(answer) : new SoloModel(answer);
}

/**
 * One clock for several searches: it counts events, or what costs a search its time (expansions;
 * nodes entered of a game tree).
 */
export class Clock {
  constructor(models, byWork) {
    this.models = models;
    this.byWork = byWork;
    this.hasMarks = models.some(model => model.marks.length > 0);
    this.end = Math.max(0, ...models.map(model => this.lengthOf(model)));
  }

  /** When a search is over by this clock. */
  lengthOf(model) {
    return this.byWork ? model.work.length + 1 : model.size;
  }

  /** How many events of a search have happened at a time. */
  eventsAt(model, time) {
    if (time >= this.lengthOf(model)) {
      return model.size;
    }
    return this.byWork ? (time === 0 ? 0 : model.work[time - 1] + 1) : time;
  }

  /** The first time at which so many events of a search have happened. */
  timeOf(model, events) {
    if (!this.byWork) {
      return events;
    }
    for (let time = model.workBefore(events); ; time++) {
      if (this.eventsAt(model, time) >= events) {
        return time;
      }
    }
  }

  /** The events worth a jump; if no search has any, its work. */
  marksOf(model) {
    return this.hasMarks ? model.marks : model.work;
  }

  /** The next time after one at which something worth a jump happens in one of the searches. */
  next(time) {
    const times = this.models.map(model => {
      const at = model.nextMark(this.eventsAt(model, time), this.marksOf(model));
      return at === undefined ? this.end : this.timeOf(model, at);
    });
    return Math.min(this.end, Math.max(time + 1, Math.min(...times)));
  }

  /** The last time before one at which something worth a jump happened. */
  previous(time) {
    const times = this.models.map(model => {
      const at = model.previousMark(this.eventsAt(model, time), this.marksOf(model));
      return at === undefined ? 0 : this.timeOf(model, at);
    });
    return Math.max(0, Math.min(time - 1, Math.max(...times)));
  }
}
