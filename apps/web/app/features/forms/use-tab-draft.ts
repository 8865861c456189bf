import { useState } from 'react';
import type { z } from 'zod';
import { draftKey, readDraft, removeDraft, tabStorage, writeDraft } from '../../lib/draft-storage.ts';

/** Typed or chosen values, which survive a reload of this tab. */
export function useTabDraft<T>(name: string, userId: string, schema: z.ZodType<T>, empty: T) {
  const key = draftKey(name, userId);
  const [value, setValue] = useState<T>(() => readDraft(tabStorage, key, schema) ?? empty);
  return {
    value,
    change(next: T) {
      setValue(next);
      writeDraft(tabStorage, key, next);
    },
    forget() {
      setValue(empty);
      removeDraft(tabStorage, key);
    },
  };
}
