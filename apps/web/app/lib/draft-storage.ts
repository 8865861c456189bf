import type { z } from 'zod';

/** The part of local storage that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** This browser's local storage. A browser that forbids it throws at each use, not when the module is loaded. */
export const browserStorage: DraftStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};

/** This tab's storage: for data that later users of the browser must not see. */
export const tabStorage: DraftStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};

/** Drafts belong to a user: another user of the same browser never sees them. */
export function draftKey(form: string, userId: string): string {
  return `am_draft.${form}.${userId}`;
}

/** Reads an earlier draft, as far as it still fits the form; null if there is none, or none that can be read. */
export function readDraft<T>(storage: DraftStorage, key: string, schema: z.ZodType<T>): T | null {
  try {
    const kept = storage.getItem(key);
    return kept === null ? null : (schema.safeParse(JSON.parse(kept)).data ?? null);
  } catch {
    return null;
  }
}

/** @returns whether it could be kept: a full or forbidden storage refuses. */
export function writeDraft(storage: DraftStorage, key: string, draft: unknown): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(storage: DraftStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // A storage that isn't accessible holds nothing.
  }
}
