import { z } from 'zod';
import { CASE_ACTIONS } from './case-actions.ts';
import { Instant } from './primitives.ts';
import { REPORT_REASONS } from './report-reasons.ts';

const count = z.int().min(0);

/** A year's reports and decisions, in numbers that include every case. */
export const TransparencyYear = z
  .object({
    /** The calendar year in UTC. */
    year: z.int(),
    /** Whether the year isn't over. */
    is_current: z.boolean(),
    reports: count,
    /** Reasons with reports, the most frequent first. */
    by_reason: z.array(z.object({ reason: z.enum(REPORT_REASONS), count })),
    decisions: count,
    /** The number of automatic decisions; a person reviews each afterwards. */
    automated: count,
    /** The number of these that were reversed, by an appeal or otherwise: the errors of software. */
    taken_back: count,
    /** The actions of the decisions, the most frequent first. */
    actions: z.array(z.object({ type: z.enum(CASE_ACTIONS), count })),
    /** The median hours until a case's decision; null where too few were decided. */
    median_hours: z.number().nullable(),
    appeals: z.object({ received: count, decided: count, overturned: count }),
  })
  .meta({ id: 'TransparencyYear' });
export type TransparencyYear = z.infer<typeof TransparencyYear>;

export const Transparency = z
  .object({
    /** The time at which the numbers were counted. */
    as_of: Instant,
    /** The present year first, back to the first with a report. */
    years: z.array(TransparencyYear),
  })
  .meta({ id: 'Transparency' });
export type Transparency = z.infer<typeof Transparency>;
