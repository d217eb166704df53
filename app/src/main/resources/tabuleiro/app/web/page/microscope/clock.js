/**
 * The state of a search after any number of its events, independent of the page.
 *
 * A model does not replay events. When a search arrives, the model records for each node when it
 * was queued, expanded and closed. The state after k events follows from these times, so that steps
 * forward, backward and to any event cost the same.
 */
import {countBelow} from './numbers.js';
import {SoloModel} from './solo.js';
import {TreeModel} from './tree.js';

/** The model of a search: for a single agent, or of a game tree. */
export function modelOf(answer) {
  return 'alpha' in answer.events ? new TreeModel(answer) : new SoloModel(answer);
}

/** One clock for several searches. It counts events or work: expansions, or nodes entered. */
export class Clock {
  constructor(models, byWork) {
    this.models = models;
    this.byWork = byWork;
    this.hasMarks = models.some(model => model.marks.length > 0);
    this.end = Math.max(0, ...models.map(model => this.lengthOf(model)));
  }

  /** The time at which a search ends. */
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

  /** The first time at which this many events of a search have happened. */
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

  /** The events to jump to: the marks of a search, or its work if no search has marks. */
  marksOf(model) {
    return this.hasMarks ? model.marks : model.work;
  }

  /**
   * The time of a named moment: the first cut, the first table hit, the second bound of an iterative
   * search, or the middle. If the first search has no such moment, its end.
   */
  momentOf(name) {
    if (name === 'middle') {
      return Math.floor(this.end / 2);
    }
    const [model] = this.models;
    const event = model.momentOf(name);
    return event === undefined ? this.end : this.timeOf(model, event + 1);
  }

  /** The time of the next mark of any search. */
  next(time) {
    const times = this.models.map(model => {
      const marks = this.marksOf(model);
      const mark = marks[countBelow(marks, this.eventsAt(model, time))];
      return mark === undefined ? this.end : this.timeOf(model, mark + 1);
    });
    return Math.min(this.end, Math.max(time + 1, Math.min(...times)));
  }

  /** The time of the previous mark of any search. */
  previous(time) {
    const times = this.models.map(model => {
      const marks = this.marksOf(model);
      const mark = marks[countBelow(marks, this.eventsAt(model, time) - 1) - 1];
      return mark === undefined ? 0 : this.timeOf(model, mark + 1);
    });
    return Math.max(0, Math.min(time - 1, Math.max(...times)));
  }
}
