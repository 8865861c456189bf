import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { changedSince, Id, Instant, line, LocalDateInput, optional } from './primitives.ts';

const DAY_MS = 24 * 60 * 60_000;

const Dates = z.object({ first_date: LocalDateInput, last_date: LocalDateInput });

/** Refuses dates that end before they begin, and more than a year of them. */
function refuseBadDates({ first_date, last_date }: z.infer<typeof Dates>, context: z.RefinementCtx): void {
  const days = (Date.parse(last_date) - Date.parse(first_date)) / DAY_MS + 1;
  if (days < 1) {
    context.addIssue({ code: 'custom', path: ['last_date'], message: 'The last day can’t be before the first' });
  }
  if (days > LIMITS.time_off_days_max) {
    const message = `Choose ${LIMITS.time_off_days_max} days or fewer`;
    context.addIssue({ code: 'custom', path: ['last_date'], message });
  }
}

const Note = optional(line(LIMITS.line_max));

/** Days on which a mentor can't be booked, whatever their schedules say. */
export const SetTimeOff = z
  .strictObject({ ...Dates.shape, note: Note })
  .superRefine(refuseBadDates)
  .meta({ id: 'SetTimeOff' });
export type SetTimeOff = z.infer<typeof SetTimeOff>;

/** A change of both dates at once; an omitted note stays, and null clears it. */
export const PatchTimeOff = z
  .strictObject({ ...Dates.shape, note: Note, ...changedSince })
  .superRefine(refuseBadDates)
  .meta({ id: 'PatchTimeOff' });
export type PatchTimeOff = z.infer<typeof PatchTimeOff>;

export const TimeOff = z
  .object({
    id: Id,
    first_date: z.string(),
    last_date: z.string(),
    /** A note that only its mentor sees. */
    note: z.string().nullable(),
    /** The zone of the dates: the mentor's. */
    time_zone: z.string(),
    /** The midnight at the start of the first day; `end` is the one after the last. */
    start: Instant,
    end: Instant,
    /** The number of the mentor's sessions and requests on these days that are not over. */
    session_count: z.int(),
    created_at: Instant,
    updated_at: Instant,
  })
  .meta({ id: 'TimeOff' });
export type TimeOff = z.infer<typeof TimeOff>;

export const TimesOff = z.object({ items: z.array(TimeOff), total: z.int().min(0) }).meta({ id: 'TimesOff' });
