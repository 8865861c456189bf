import type { CompiledSchedule } from './compile-schedule.ts';
import { dateGate } from './date-gate.ts';
import type { DateGate, DateRefusal } from './date-gate.ts';
import { gridPoint } from './find-slots.ts';
import { openRanges } from './open-ranges.ts';
import { slotLengths, widened } from './question.ts';
import type { BusyInterval, SlotLengths, SlotQuestion } from './question.ts';

/** Why a time of the grid is not on offer. Instants in epoch ms. */
export type Refusal =
  /** Too soon: nothing before `bookable_from` can be booked now. */
  | { code: 'NOTICE'; bookable_from: number }
  | DateRefusal
  /** The slot would last longer than the hours are open. */
  | { code: 'DOES_NOT_FIT'; open_until: number }
  /** The slot itself meets what keeps the mentor busy. */
  | { code: 'BUSY'; busy: BusyInterval }
  /** Only the slot with its buffers, or the busy interval with its own, is met. */
  | { code: 'BUFFER'; busy: BusyInterval };

/** A time of the grid; it is on offer exactly when nothing speaks against it. */
export interface ExplainedTime {
  start: number;
  refusals: Refusal[];
}

/**
 * Every time of the grid in [from, to) and every reason why it isn't offered. The times
 * without a refusal are those of `findSlots`; this is slower for each time.
 * @returns the times in order; none where the question makes no sense, as `findSlots` says.
 */
export function explainSlots(schedule: CompiledSchedule, question: SlotQuestion): ExplainedTime[] {
  const { from, to, now } = question;
  const lengths = slotLengths(question.policy);
  const { duration, step, notice } = lengths;
  const isSensible = duration > 0 && step > 0 && from < to && [from, to, now + notice].every(Number.isFinite);
  if (!isSensible) return [];
  const gate = dateGate(schedule.zone, question);
  const open = openRanges(schedule, from, to + duration);
  const explained: ExplainedTime[] = [];
  for (const [index, opens] of open.starts.entries()) {
    const ends = Math.min(open.ends[index] ?? 0, to);
    for (let start = gridPoint(opens, step, from); start < ends; start += step) {
      const openUntil = open.runs[index] ?? 0;
      explained.push({ start, refusals: refusalsOf(start, { question, lengths, gate, openUntil }) });
    }
  }
  return explained;
}

interface Known {
  question: SlotQuestion;
  lengths: SlotLengths;
  gate: DateGate;
  /** The end of the opening hours around a start, epoch ms. */
  openUntil: number;
}

function refusalsOf(start: number, { question, lengths, gate, openUntil }: Known): Refusal[] {
  const refusals: Refusal[] = [];
  const bookableFrom = question.now + lengths.notice;
  if (start < bookableFrom) refusals.push({ code: 'NOTICE', bookable_from: bookableFrom });
  refusals.push(...gate.refusals(start));
  if (start + lengths.duration > openUntil) refusals.push({ code: 'DOES_NOT_FIT', open_until: openUntil });
  for (const busy of question.busy) {
    const code = meeting(start, lengths, busy);
    if (code !== null) refusals.push({ code, busy });
  }
  return refusals;
}

/** How a slot meets a busy interval, if it does. */
function meeting(start: number, lengths: SlotLengths, busy: BusyInterval): 'BUSY' | 'BUFFER' | null {
  const end = start + lengths.duration;
  const wide = widened(busy);
  const isMet =
    wide.start < wide.end && wide.start < end + lengths.bufferAfter && start - lengths.bufferBefore < wide.end;
  if (!isMet) return null;
  return busy.start < end && start < busy.end ? 'BUSY' : 'BUFFER';
}
