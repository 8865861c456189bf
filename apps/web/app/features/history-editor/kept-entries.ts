import { browserStorage, draftKey, readDraft } from '../../lib/draft-storage.ts';
import type { HistoryKind } from './history-calls.ts';
import { KeptEntry } from './history-draft.ts';

type EntryKind = 'education' | 'experience';

/** What the draft of an entry is kept under; null for one that is to be added. */
export const draftNameOf = (owner: HistoryKind, kind: EntryKind, id: string | null) =>
  `${owner}-${kind}-${id ?? 'new'}`;

/** The id of the entry, or `new`, whose form was left with something typed in an earlier visit; null for none. */
export function keptEntry(
  owner: HistoryKind,
  kind: EntryKind,
  userId: string,
  entries: readonly { id: string }[],
): string | null {
  const isKept = (id: string | null) =>
    readDraft(browserStorage, draftKey(draftNameOf(owner, kind, id), userId), KeptEntry) !== null;
  return entries.find(({ id }) => isKept(id))?.id ?? (isKept(null) ? 'new' : null);
}
