import { z } from 'zod';
import { Id, Instant } from './primitives.ts';

/** A change of a session's event in the mentor's calendar: a suggestion, which doesn't change the session until it is accepted. */
export const SessionSuggestion = z
  .object({
    id: Id,
    booking_id: Id,
    kind: z.enum(['moved', 'deleted']),
    /** The present time of the event; null when it was deleted. */
    start: Instant.nullable(),
    end: Instant.nullable(),
    created_at: Instant,
  })
  .meta({ id: 'SessionSuggestion' });
export type SessionSuggestion = z.infer<typeof SessionSuggestion>;
export const SessionSuggestions = z
  .object({ items: z.array(SessionSuggestion), total: z.int() })
  .meta({ id: 'SessionSuggestions' });
export const SuggestionParams = z.object({ id: Id });
