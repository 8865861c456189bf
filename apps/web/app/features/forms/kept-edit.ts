import { z } from 'zod';

/** A change as it is kept in this browser, with the state on which it is based. */
export const keptEdit = <T extends z.ZodType>(draft: T) =>
  z.object({ draft, seen: z.string().nullable().catch(null), base: draft.nullable().catch(null) });
