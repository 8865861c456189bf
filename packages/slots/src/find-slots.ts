import { busyRanges } from './busy-ranges.ts';
import type { BusyRanges } from './busy-ranges.ts';
import type { CompiledSchedule } from './compile-schedule.ts';
import { dateGate } from './date-gate.ts';
import type { DateGate } from './date-gate.ts';
import { openRanges } from './open-ranges.ts';
import type { OpenRanges } from './open-ranges.ts';
import { slotLengths } from './question.ts';
import type { SlotLengths, SlotQuestion } from './question.ts';
import { DAY_MS } from './time.ts';

/** The first span that is searched for the first slots; each next span is four times longer. */
const FIRST_LOOK_MS = 2 * DAY_MS;

/** The inputs of one walk over the slots, in ms and epoch ms. */
interface Walk extends SlotLengths {
  from: number;
  to: number;
  busy: BusyRanges;
  /** The first busy range that may still matter; it only moves on. */
  nextBusy: number;
  gate: DateGate;
  limit: number;
}

/**
 * The slots that a schedule offers (product design, section 5). All intervals are half-open; the grid begins at each
 * merged range's start and nothing but a round-the-clock day's midnight moves it.
 * @returns the starts in order, as epoch ms in UTC; none where the question makes no sense (a duration or step that
 * isn't positive, an instant that isn't a number).
 */
export function findSlots(schedule: CompiledSchedule, question: SlotQuestion): number[] {
  const found: number[] = [];
  const walk = beginWalk(schedule, question);
  if (walk === null) return found;
  let look = walk.limit === Infinity ? walk.to - walk.from : FIRST_LOOK_MS;
  for (let from = walk.from; from < walk.to && found.length < walk.limit; look *= 4) {
    const to = Math.min(walk.to, from + look);
    collect(openRanges(schedule, from, to + walk.duration), { ...walk, from, to }, found);
    from = to;
  }
  return found;
}

/** The first slot that a schedule offers, as epoch ms, or null. It looks no further than that slot. */
export function nextSlot(schedule: CompiledSchedule, question: Omit<SlotQuestion, 'limit'>): number | null {
  return findSlots(schedule, { ...question, limit: 1 })[0] ?? null;
}

/**
 * Whether a start is on offer: exactly when `findSlots` gives it for some span that holds it. For the check of a
 * booking; what the database refuses (races) comes on top.
 * @param start epoch ms.
 */
export function isOffered(
  schedule: CompiledSchedule,
  question: Omit<SlotQuestion, 'from' | 'to' | 'limit'>,
  start: number,
): boolean {
  const { policy, busy, now } = question;
  return nextSlot(schedule, { policy, busy, now, from: start, to: start + 1 }) === start;
}

function beginWalk(schedule: CompiledSchedule, question: SlotQuestion): Walk | null {
  const lengths = slotLengths(question.policy);
  const { duration, step, bufferBefore, bufferAfter } = lengths;
  const gate = dateGate(schedule.zone, question);
  const from = Math.max(question.from, question.now + lengths.notice);
  const to = Math.min(question.to, gate.closes);
  // Written so that a NaN anywhere ends here too.
  const isSensible = duration > 0 && step > 0 && from < to && Number.isFinite(from) && Number.isFinite(to);
  if (!isSensible) return null;
  return {
    ...lengths,
    from,
    to,
    busy: busyRanges(question.busy, from - bufferBefore, to + duration + bufferAfter),
    nextBusy: 0,
    gate,
    limit: question.limit ?? Infinity,
  };
}

/** Adds the slots that start in [walk.from, walk.to) until there are enough. */
function collect(open: OpenRanges, walk: Walk, found: number[]): void {
  for (let index = 0; index < open.starts.length; index += 1) {
    const opens = open.starts[index] ?? 0;
    if (opens >= walk.to) return;
    // The last instant at which a slot may begin here; it may run on into the ranges that touch this one.
    const last = Math.min((open.ends[index] ?? 0) - 1, (open.runs[index] ?? 0) - walk.duration, walk.to - 1);
    if (last >= walk.from) collectRange(opens, last, walk, found);
    if (found.length >= walk.limit) return;
  }
}

function collectRange(opens: number, last: number, walk: Walk, found: number[]): void {
  const { step, busy, gate, limit } = walk;
  const reach = walk.duration + walk.bufferAfter;
  let start = gridPoint(opens, step, walk.from);
  while (start <= last) {
    while ((busy.ends[walk.nextBusy] ?? Infinity) <= start - walk.bufferBefore) walk.nextBusy += 1;
    const lastClear = Math.min(last, (busy.starts[walk.nextBusy] ?? Infinity) - reach);
    for (; start <= lastClear; start += step) {
      if (!gate.allows(start)) continue;
      found.push(start);
      if (found.length >= limit) return;
    }
    if (start <= last) start = gridPoint(opens, step, (busy.ends[walk.nextBusy] ?? Infinity) + walk.bufferBefore);
  }
}

/** The first point of a grid that is not before an instant (epoch ms). */
export function gridPoint(opens: number, step: number, instant: number): number {
  return instant <= opens ? opens : opens + Math.ceil((instant - opens) / step) * step;
}
