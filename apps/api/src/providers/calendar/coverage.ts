import { z } from 'zod';
import type { Span } from './port.ts';

/** A whole reading is due before that (features/calendars). */
const FURTHER_MS = 8 * 86_400_000;

/**
 * The span that a reading covered. A span that moves with the days soon leaves it, and unchanged events in the new part would be missed:
 * so readings look some days further than asked, and a reading beyond that starts again from nothing.
 */
export const Coverage = z.object({ start: z.number(), end: z.number(), time_zone: z.string() });
export type Coverage = z.infer<typeof Coverage>;

export const coverageFor = ({ start, end }: Span, time_zone: string): Coverage => ({
  start,
  end: end + FURTHER_MS,
  time_zone,
});

/** Whether what was read then still answers a question. */
export const isCovered = (coverage: Coverage, { start, end }: Span, time_zone: string): boolean =>
  coverage.start <= start && end <= coverage.end && coverage.time_zone === time_zone;

/** Reads a cursor of ours; null when it is none any more. */
export function parseCursor<T>(schema: z.ZodType<T>, cursor: string | null): T | null {
  try {
    return cursor === null ? null : (schema.safeParse(JSON.parse(cursor)).data ?? null);
  } catch {
    return null;
  }
}
