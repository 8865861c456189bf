/**
 * The least number of open requests, whatever was measured: a process that hung for a moment needs requests to measure
 * that it recovered.
 */
const LEAST_ROOM = 16;
/** The assumed rate of a new process, in answers per millisecond. */
const FIRST_RATE = 0.5;
/** The weight of a lower measurement in the rate. */
const BELIEF = 0.3;

export interface Room {
  readonly under_way: number;
  /** Takes room for one request. @returns false where there is none. */
  enter(): boolean;
  leave(): void;
  /** Call it regularly with the milliseconds since the last call. */
  passed(ms: number): void;
}

/**
 * The number of requests that can be answered within `target_ms`. By Little's law, the open requests divided by the rate
 * of answers is the time that each takes, so the room is the rate times the target.
 *
 * The rate is the highest that was measured, since an idle process shows a low one. It is lowered only while requests
 * find no room, or while the open ones take too long: present requests may be more work than earlier ones.
 */
export function roomFor(target_ms: number): Room {
  let rate = FIRST_RATE;
  let under_way = 0;
  let answered = 0;
  let was_full = false;
  return {
    get under_way() {
      return under_way;
    },
    enter() {
      if (under_way >= Math.max(LEAST_ROOM, rate * target_ms)) {
        was_full = true;
        return false;
      }
      under_way += 1;
      return true;
    },
    leave() {
      under_way -= 1;
      answered += 1;
    },
    passed(ms) {
      const measured = answered / ms;
      if (measured > rate) rate = measured;
      else if (was_full || (under_way > LEAST_ROOM && under_way > measured * target_ms))
        rate += (measured - rate) * BELIEF;
      answered = 0;
      was_full = false;
    },
  };
}
