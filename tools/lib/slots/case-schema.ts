import { DEFAULT_POLICY } from '@abroad/booking-rules';
import { zoneTable } from '@abroad/slots';
import { dayNumber } from '@abroad/slots/time';
import { z } from 'zod';

/** The default duration of a session: that of a mentor's first service. */
const DEFAULT_DURATION_MIN = 30;
const WORDS = {
  instant: 'give an instant like 2026-03-29T01:00:00Z',
  date: 'give a date like 2026-03-29',
  weekday: 'give a weekday from 1 (Monday) to 7',
  minutes: 'give whole minutes',
  cap: 'give a whole number, or null for none',
};

const INSTANT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** Epoch ms of an RFC 3339 instant, whose seconds are optional; `Date.parse` alone would accept 30 February. */
function readInstant(text: string): number {
  const named = INSTANT.exec(text)?.[1];
  return named === undefined || dayNumber(named) === null ? Number.NaN : Date.parse(text);
}

const instant = z
  .string(WORDS.instant)
  .refine((text) => Number.isFinite(readInstant(text)), WORDS.instant)
  .transform(readInstant);
const date = z.iso.date(WORDS.date);
const zone = z.string('give a time zone').refine((name) => zoneTable(name) !== null, 'no such time zone');
const start = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'give a time like 09:00');
const end = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'give a time like 17:00, or 24:00');
const weekday = z.int(WORDS.weekday).min(1, WORDS.weekday).max(7, WORDS.weekday);
const days = z.array(weekday, 'give a list of weekdays');
const minutes = (least: 0 | 1) => z.int(WORDS.minutes).min(least, `${WORDS.minutes} from ${least}`);
const cap = z.int(WORDS.cap).min(0, WORDS.cap).nullable();

const policy = z.strictObject({
  durationMin: minutes(1).default(DEFAULT_DURATION_MIN),
  stepMin: minutes(1).nullable().default(DEFAULT_POLICY.slot_step_min),
  bufferBeforeMin: minutes(0).default(DEFAULT_POLICY.buffer_before_min),
  bufferAfterMin: minutes(0).default(DEFAULT_POLICY.buffer_after_min),
  minNoticeMin: minutes(0).default(DEFAULT_POLICY.min_notice_min),
  windowDays: z.int('give whole days').min(0, 'give whole days from 0').default(DEFAULT_POLICY.window_days),
  maxPerDay: cap.default(DEFAULT_POLICY.max_per_day),
  maxPerWeek: cap.default(DEFAULT_POLICY.max_per_week),
});

const common = {
  kind: z.string().optional(),
  bufferBeforeMin: minutes(0).optional(),
  bufferAfterMin: minutes(0).optional(),
};
const timed = z
  .object({ start: instant, end: instant, ...common })
  .refine((busy) => busy.start <= busy.end, { path: ['end'], message: 'ends before it starts' });
/** Whole dates in a calendar's zone, or in the schedule's; `endDate` is the first date after them (RFC 5545, 3.6.1). */
const allDay = z
  .object({ startDate: date, endDate: date.optional(), zone: zone.optional(), ...common })
  .refine((busy) => busy.startDate <= (busy.endDate ?? busy.startDate), {
    path: ['endDate'],
    message: 'ends before it starts',
  });

/** Each form separately, so that errors refer to the form that was meant. */
const busy = z.unknown().transform((value, context) => {
  const isAllDay = typeof value === 'object' && value !== null && 'startDate' in value;
  const read = isAllDay ? allDay.safeParse(value) : timed.safeParse(value);
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
});
export type Busy = z.output<typeof busy>;

/** One line of the command's input. Unknown fields of a case (a name, a comment) are ignored. */
export const SlotCase = z.object({
  zone,
  weekly: z.array(z.strictObject({ days, start, end })).default([]),
  overrides: z.array(z.strictObject({ date, ranges: z.array(z.strictObject({ start, end })) })).default([]),
  busy: z.array(busy).default([]),
  policy: policy.prefault({}),
  now: instant,
  from: instant,
  to: instant,
});
export type SlotCase = z.output<typeof SlotCase>;
