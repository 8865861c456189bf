import { z } from 'zod';
import { BookingStatus } from './booking-status.ts';
import { LIMITS } from './limits.ts';
import { StatementPreview } from './moderation.ts';
import { Id, Instant, optional, pageOf, pageQuery, single, text } from './primitives.ts';
import { SealedFile } from './sealed-files.ts';

const Side = z.enum(['mentor', 'prospect']);

/** The states of a case. Reported and contested ones are open: the money waits, and the session has no reviews. */
export const NoShowState = z.enum(['reported', 'contested', 'accepted', 'uncontested', 'decided']);
export type NoShowState = z.infer<typeof NoShowState>;

/** The result of a case: a refund, none, a session after all, or half of the price back. */
export const NoShowOutcome = z.enum(
  ['mentor_absent', 'prospect_absent', 'both_came', 'technical'],
  'Choose what happened',
);
export type NoShowOutcome = z.infer<typeof NoShowOutcome>;

/** The case of a no-show beside its booking. */
export const BookingNoShow = z.object({
  state: NoShowState,
  reported_by: Side,
  /** The end of the time in which the other side can answer. */
  answer_until: Instant,
  /** The latest time of a contested case's decision; null before. */
  due_at: Instant.nullable(),
  outcome: NoShowOutcome.nullable(),
});

/**
 * `agree`: the report is right; by the reporter, that both met after all. `contest`: the report is wrong; by the reporter,
 * that they stand by it.
 */
export const AnswerNoShow = z
  .strictObject({
    position: z.enum(['agree', 'contest'], 'Choose an answer'),
    text: optional(text(LIMITS.no_show_text_max)),
    /** Files that were uploaded before, for the staff. */
    file_ids: z.array(Id).max(LIMITS.no_show_files_max).optional(),
  })
  .meta({ id: 'AnswerNoShow' });
export type AnswerNoShow = z.infer<typeof AnswerNoShow>;

/** A side's statement. */
const Statement = z.object({
  side: Side,
  word: z.enum(['report', 'agree', 'contest']),
  text: z.string().nullable(),
  created_at: Instant,
});

/** A fact besides the statements. For `joined`, how often; for `rescheduled` and `moved_in_calendar`, to which time. */
const Evidence = z.object({
  kind: z.enum(['joined', 'rescheduled', 'placed', 'proposed', 'moved_in_calendar', 'deleted_in_calendar']),
  side: Side,
  at: Instant,
  /** For `joined`: the last time, and the total number. */
  last_at: Instant.nullable(),
  times: z.int().nullable(),
  to: Instant.nullable(),
});
export type NoShowEvidence = z.infer<typeof Evidence>;

/** The case of a no-show, for its two people. */
export const NoShow = BookingNoShow.extend({
  booking_id: Id,
  reported_at: Instant,
  ended_at: Instant.nullable(),
  /** The staff's findings; null where the case ended by itself. */
  facts: z.string().nullable(),
  statements: z.array(Statement),
  evidence: z.array(Evidence),
  /** The reader's own files: the other side doesn't see them. */
  own_files: z.array(SealedFile),
  /** Filters of a search for another mentor, for the student of a session that the mentor missed. */
  other_mentors: z
    .object({ university_ids: z.array(Id), topics: z.array(z.string()), prices: z.array(z.string()) })
    .nullable(),
  /** The answers that the reader can give now. */
  positions: z.array(z.enum(['agree', 'contest'])),
}).meta({ id: 'NoShow' });
export type NoShow = z.infer<typeof NoShow>;

export const JoinedSession = z.object({ join_url: z.string() }).meta({ id: 'JoinedSession' });

const Person = z.object({ user_id: Id, name: z.string(), slug: z.string() });

/** A case in the list of the console. */
export const StaffNoShow = z
  .object({
    ...BookingNoShow.shape,
    booking_id: Id,
    mentor: Person,
    prospect: Person,
    service: z.string(),
    start: Instant,
    end: Instant,
    price: z.number().nullable(),
    currency: z.string(),
    booking_status: BookingStatus,
    reported_at: Instant,
    ended_at: Instant.nullable(),
    is_overdue: z.boolean(),
    /** The version to send back with the decision. */
    version: z.int(),
  })
  .meta({ id: 'StaffNoShow' });
export type StaffNoShow = z.infer<typeof StaffNoShow>;
export const StaffNoShowsQuery = z.object({ state: single(NoShowState), ...pageQuery });
export const StaffNoShows = pageOf(StaffNoShow).meta({ id: 'StaffNoShows' });
export type StaffNoShows = z.infer<typeof StaffNoShows>;

/** A side's message to the other around the session. */
const CaseMessage = z.object({
  id: Id,
  side: Side,
  /** Null for a removed one. */
  text: z.string().nullable(),
  /** The names of the files that went with it. */
  files: z.array(z.string()),
  created_at: Instant,
});

/** The same with all its details. */
export const StaffNoShowDetail = StaffNoShow.extend({
  facts: z.string().nullable(),
  statements: z.array(Statement),
  evidence: z.array(Evidence),
  /** The messages from a day before the session until the report, the oldest first; only the last ones, where there are many. */
  messages: z.array(CaseMessage),
  /** Both reviews of the session, also before they are published. */
  reviews: z.array(
    z.object({
      side: Side,
      stars: z.int().nullable(),
      text: z.string().nullable(),
      is_sealed: z.boolean(),
      created_at: Instant,
    }),
  ),
  /** Both sides' files, until they are deleted. */
  files: z.array(SealedFile.extend({ side: Side })),
  /** How often each side was reported in the last 90 days, this one included. */
  reported_before: z.object({ mentor: z.int(), prospect: z.int() }),
}).meta({ id: 'StaffNoShowDetail' });
export type StaffNoShowDetail = z.infer<typeof StaffNoShowDetail>;
export const NoShowParams = z.object({ booking_id: Id });
export const NoShowFileParams = z.object({ booking_id: Id, file_id: Id });

/** `facts` are shown to both sides; `version` is the one that was read. */
export const DecideNoShow = z
  .strictObject({
    outcome: NoShowOutcome,
    facts: text(LIMITS.no_show_text_max).min(1, 'Say what you found'),
    version: z.int().min(1),
  })
  .meta({ id: 'DecideNoShow' });
export type DecideNoShow = z.infer<typeof DecideNoShow>;

/** Each person's text about a decision. */
export const NoShowPreview = z
  .object({ mentor: StatementPreview, prospect: StatementPreview })
  .meta({ id: 'NoShowPreview' });
export type NoShowPreview = z.infer<typeof NoShowPreview>;
