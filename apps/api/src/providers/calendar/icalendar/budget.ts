import { unreadable } from '../port.ts';

/** For one reading: more than the recurring events of a busy decade, and some seconds of a processor at most. */
const STEPS = 8_000_000;
/** For one event, so that others have the processor in between: every hour of two years, every day of thirteen centuries. */
const STEPS_OF_ONE = 500_000;
/** The separate times that are kept of one calendar: forty a day for the two years of a reading. */
const TIMES = 30_000;

/** The rest of a reading's budget. */
export interface Remains {
  steps: number;
  times: number;
}

/**
 * Limits the work of reading a file, since the author of a calendar file writes its rules. It is spent before anything is made
 * of the file. A file that needs more is unreadable: a rule that was not followed to its end must not look like available time.
 */
export class Budget {
  #left: number;
  #leftOfOne = STEPS_OF_ONE;
  #times: number;

  /** @param remains of an earlier piece of the same reading. */
  constructor(remains: Remains = { steps: STEPS, times: TIMES }) {
    this.#left = remains.steps;
    this.#times = remains.times;
  }

  get remains(): Remains {
    return { steps: this.#left, times: this.#times };
  }

  /** The next event begins. */
  begin(): void {
    this.#leftOfOne = STEPS_OF_ONE;
  }

  /** @throws CalendarFailure `unreadable` when the budget of the event or of the reading is spent. */
  spend(steps: number): void {
    this.#left -= steps;
    this.#leftOfOne -= steps;
    if (this.#leftOfOne < 0) {
      throw unreadable('too_much', 'a recurrence asks for too much work');
    }
    if (this.#left < 0) {
      throw unreadable('too_large', 'its events ask for too much work');
    }
  }

  /** Counts times that are kept. @throws CalendarFailure `unreadable` when they are too many. */
  keep(times: number): void {
    this.#times -= times;
    if (this.#times < 0) {
      throw unreadable('too_large', 'it takes more times than anybody has');
    }
  }
}
