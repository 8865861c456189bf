import { z } from 'zod';

/** A change as it is kept in this browser, with what it was begun upon. */
export const keptEdit = <T extends z.ZodType>(draft: T) =>
  z.object({ draft, seen: z.string().nullable().catch(null), base: draft.nullable().catch(null) });
