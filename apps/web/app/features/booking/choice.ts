import type { BookingAddress } from './address.ts';
import { groupByDay, localDay, type Slot } from '../calendar/local-days.ts';
import type { Weeks } from '../calendar/weeks.ts';

/** The parts of the API's answer that decide which times are free. */
export interface FreeTimes {
  available_slots: readonly Slot[];
  next_available_at: string | null;
}

export interface Choice {
  /** The slots of the shown weeks, by day. */
  days: Map<number, Slot[]>;
  /** The day whose slots are shown; null when the weeks have none. */
  day: number | null;
  slot: Slot | null;
  /**
   * If nothing is shown: the first free instant after the day, or after the shown weeks, otherwise the first one known.
   * Null if there are slots to show, or none is known.
   */
  next: string | null;
}

/**
 * Finds the chosen slot and day: those in the address if they are free, otherwise the first day with slots.
 * @param free null while it is loading.
 */
export function choose(free: FreeTimes | null, address: BookingAddress, weeks: Weeks, zone: string): Choice {
  const all = free?.available_slots ?? [];
  const isShown = (day: number) => day >= weeks.first && day <= weeks.last;
  const days = groupByDay(
    all.filter((slot) => isShown(localDay(slot.start, zone))),
    zone,
  );
  const slot = findSlot(all, address.start);
  const requestedDay = slot === null ? address.date : localDay(slot.start, zone);
  const day = requestedDay !== null && isShown(requestedDay) ? requestedDay : ([...days.keys()][0] ?? null);
  const next = day !== null && days.has(day) ? null : nextAfter(free, day ?? weeks.last, zone);
  return { days, day, slot, next };
}

function findSlot(slots: readonly Slot[], start: string | null): Slot | null {
  const instant = start === null ? Number.NaN : Date.parse(start);
  return slots.find((slot) => Date.parse(slot.start) === instant) ?? null;
}

function nextAfter(free: FreeTimes | null, day: number, zone: string): string | null {
  const known = [...(free?.available_slots ?? []).map((slot) => slot.start), free?.next_available_at ?? null];
  const instants = known.filter((instant) => instant !== null);
  return instants.find((instant) => localDay(instant, zone) > day) ?? instants[0] ?? null;
}
