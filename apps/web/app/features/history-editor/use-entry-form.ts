import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { useEditForm, type Begun } from '../forms/use-edit-form.ts';
import { KeptEntry, mergeEntries, type entryRules, type HistoryDraft } from './history-draft.ts';

export type EntryRules = ReturnType<typeof entryRules>;
export type ReadEntry = z.output<EntryRules>;

interface Subject<E> {
  formId: string;
  userId: string;
  /** The key of the draft. */
  draftName: string;
  list: 'educations' | 'experiences';
  /** Null for a new one. */
  entry: E | null;
  draftOf: (entry: E | null) => HistoryDraft;
  rulesOf: (before: E | null) => EntryRules;
  /** Throws what the API refuses. @param seen the state of the entry on which the change is based; null for any. */
  save: (entry: ReadEntry, before: E | null, seen: string | null) => Promise<void>;
  onSaved: () => Promise<unknown>;
  /** Fetches the entry as another window saved it first. */
  refetch: () => Promise<E | null>;
}

/** The form of one study or job; see `useEditForm`. */
export function useEntryForm<E extends { updated_at: string }>(subject: Subject<E>) {
  const { list, draftOf, rulesOf, save } = subject;
  const [before, setBefore] = useState(subject.entry);
  const resolver = useMemo(() => zodResolver(rulesOf(before)), [before, rulesOf]);
  const begunUpon = (entry: E | null): Begun<HistoryDraft> => ({
    seen: entry?.updated_at ?? null,
    base: draftOf(entry),
  });
  return useEditForm<HistoryDraft, ReadEntry>({
    ...subject,
    kept: KeptEntry,
    begun: () => begunUpon(subject.entry),
    resolver,
    merge: mergeEntries,
    save: (entry, seen) => save(entry, before, seen),
    fetchNewer: async () => {
      const newer = await subject.refetch();
      if (newer === null) {
        return null;
      }
      setBefore(newer);
      return begunUpon(newer);
    },
    fieldOf: (path) => `${list}.0.${path}`,
  });
}
