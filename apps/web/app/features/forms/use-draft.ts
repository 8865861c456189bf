import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { browserStorage, draftKey, readDraft, removeDraft, writeDraft } from '../../lib/draft-storage.ts';

interface Draft<T> {
  /** The text from an earlier visit, or null. Read once. */
  kept: T | null;
  keep: (draft: T) => void;
  forget: () => void;
  /** Whether this browser keeps the draft. */
  isKept: boolean;
}

/** The draft of one form and one person in this browser's storage. For pages that render in the browser alone. */
export function useDraft<T>(form: string, userId: string, schema: z.ZodType<T>): Draft<T> {
  const key = draftKey(form, userId);
  const [kept] = useState(() => readDraft(browserStorage, key, schema));
  const [isKept, setIsKept] = useState(true);
  return useMemo(
    () => ({
      kept,
      keep: (draft: T) => setIsKept(writeDraft(browserStorage, key, draft)),
      forget: () => removeDraft(browserStorage, key),
      isKept,
    }),
    [key, kept, isKept],
  );
}
