import { CalendarFailure } from '../port.ts';

/** For one reading: more than the recurring events of a busy decade, and some seconds of a processor at most. */
const STEPS = 8_000_000;
/** For one event, so that others have the processor in between: every hour of two years, every day of thirteen centuries. */
const STEPS_OF_ONE = 500_000;

/**
 * Bounds the work of a reading, since whoever writes a calendar file writes its rules. What asks for more is unreadable:
 * a rule that was not followed to its end must not look like free time.
 */
export class Budget {
  #left = STEPS;
  #leftOfOne = STEPS_OF_ONE;

  /** The next event begins. */
  begin(): void {
    this.#leftOfOne = STEPS_OF_ONE;
  }

  /** @throws CalendarFailure `unreadable` when nothing is left. */
  spend(steps: number): void {
    this.#left -= steps;
    this.#leftOfOne -= steps;
    if (this.#left < 0 || this.#leftOfOne < 0) {
      throw new CalendarFailure('unreadable', 'its recurrences ask for too much work');
    }
  }
}
