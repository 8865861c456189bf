import { writeDraft, type DraftStorage } from '../../lib/draft-storage.ts';

/** Bumped when the shape changes: drafts in another shape are dropped. */
const shape = 1;

/** Reads the value that is kept under a key in the present format; null if there is none. */
export function readShaped<T>(storage: DraftStorage, key: string): T | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'shape' in kept && kept.shape === shape && 'value' in kept
      ? (kept.value as T)
      : null;
  } catch {
    return null;
  }
}

export const writeShaped = (storage: DraftStorage, key: string, value: unknown) =>
  writeDraft(storage, key, { shape, value });
