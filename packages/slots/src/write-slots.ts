import { DAY_MINUTES, DAY_MS, MINUTE_MS, dateOf } from './time.ts';

/** A slot as the API gives it: RFC 3339 instants in UTC, to the second. */
export interface Slot {
  start: string;
  end: string;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** `T00:00:00Z` to `T23:59:00Z`: writing an instant is a look-up, ten times as fast as `toISOString`. */
const MINUTE_TEXTS = Array.from(
  { length: DAY_MINUTES },
  (_, minute) => `T${pad(Math.floor(minute / 60))}:${pad(minute % 60)}:00Z`,
);

const dayTexts = new Map<number, string>();
/** Some thirty years of days; only odd questions ever fill it, and then it begins anew. */
const MOST_DAY_TEXTS = 10_000;

/**
 * Writes an instant as RFC 3339 in UTC, like `2026-11-20T09:30:00Z`; parts of a second are cut off.
 * @param instant epoch ms, within the years 0 to 9999.
 */
export function writeInstant(instant: number): string {
  const day = Math.floor(instant / DAY_MS);
  const rest = instant - day * DAY_MS;
  const minute = Math.floor(rest / MINUTE_MS);
  const text = MINUTE_TEXTS[minute] ?? '';
  if (rest === minute * MINUTE_MS) return dayText(day) + text;
  return `${dayText(day)}${text.slice(0, 7)}${pad(Math.floor((rest % MINUTE_MS) / 1000))}Z`;
}

/**
 * Writes slots as the text of a JSON array of `{"start", "end"}`.
 * @param starts epoch ms, as `findSlots` gives them.
 * @param durationMin minutes.
 */
export function writeSlots(starts: readonly number[], durationMin: number): string {
  let text = '';
  let midnight = Number.NaN;
  let beforeStart = '';
  let beforeEnd = '';
  for (const start of starts) {
    if (!(start >= midnight && start < midnight + DAY_MS)) {
      const day = Math.floor(start / DAY_MS);
      midnight = day * DAY_MS;
      beforeStart = `,{"start":"${dayText(day)}`;
      beforeEnd = `","end":"${dayText(day)}`;
    }
    const minute = (start - midnight) / MINUTE_MS;
    const startText = MINUTE_TEXTS[minute];
    const endText = MINUTE_TEXTS[minute + durationMin];
    // Off the tables: over midnight, or off the full minute.
    const isListed = startText !== undefined && endText !== undefined;
    text += isListed ? `${beforeStart}${startText}${beforeEnd}${endText}"}` : `,${writeSlot(start, durationMin)}`;
  }
  return `[${text.slice(1)}]`;
}

/**
 * Writes starts as the text of a JSON array of instants.
 * @param starts epoch ms, as `findSlots` gives them.
 */
export function writeStarts(starts: readonly number[]): string {
  let text = '';
  let midnight = Number.NaN;
  let before = '';
  for (const start of starts) {
    if (!(start >= midnight && start < midnight + DAY_MS)) {
      const day = Math.floor(start / DAY_MS);
      midnight = day * DAY_MS;
      before = `,"${dayText(day)}`;
    }
    const minuteText = MINUTE_TEXTS[(start - midnight) / MINUTE_MS];
    text += minuteText === undefined ? `,"${writeInstant(start)}"` : `${before}${minuteText}"`;
  }
  return `[${text.slice(1)}]`;
}

/** The same as `writeSlots`, as objects, where a serialiser comes after. */
export function listSlots(starts: readonly number[], durationMin: number): Slot[] {
  return starts.map((start) => slotOf(start, durationMin));
}

function slotOf(start: number, durationMin: number): Slot {
  return { start: writeInstant(start), end: writeInstant(start + durationMin * MINUTE_MS) };
}

function writeSlot(start: number, durationMin: number): string {
  return JSON.stringify(slotOf(start, durationMin));
}

function dayText(day: number): string {
  const known = dayTexts.get(day);
  if (known !== undefined) return known;
  if (dayTexts.size >= MOST_DAY_TEXTS) dayTexts.clear();
  const text = dateOf(day);
  dayTexts.set(day, text);
  return text;
}
