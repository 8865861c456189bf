/** So many are let in whatever was measured: a process that has hung for a moment has to be able to show that it doesn't any more. */
const LEAST_ROOM = 16;
/** What a process is believed to answer before it was seen to, in a millisecond. */
const FIRST_RATE = 0.5;
/** How quickly a lower rate is believed, for each time that it is measured. */
const BELIEF = 0.3;

export interface Room {
  readonly under_way: number;
  /** Lets one more in. @returns false where there is no room. */
  enter(): boolean;
  leave(): void;
  /** To be told every now and then how long ago it was told last, in ms. */
  passed(ms: number): void;
}

/**
 * Room for as many as can be answered within `target_ms`. Who is under way, divided by how many are answered in a moment, is
 * how long each takes (Little's law); so there is room for the rate times the target.
 *
 * The rate is what was answered when there was most to answer: while there is little to do, little of it is seen. It is
 * lowered only while somebody finds no room, or so many are under way that they take longer than they may: what is asked now may be
 * more work than what was asked before.
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
