import { useState } from 'react';
import type { z } from 'zod';
import { draftKey, readDraft, removeDraft, writeDraft, type DraftStorage } from '../../lib/draft-storage.ts';

/** This tab's storage: an address at a university is for no one who opens the browser later. */
const tabStorage: DraftStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};

/** What was typed or chosen, which survives a reload of this tab. */
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
