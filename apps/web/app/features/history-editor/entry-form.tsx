import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { useEditForm, type Begun } from '../forms/use-edit-form.ts';
import { EditFrame } from './edit-frame.tsx';
import type { Entry, EntryFormProperties, EntryKind, ReadEntry } from './entry-editor.tsx';
import { changesOf, KeptEntry, mergeEntries, type HistoryDraft } from './history-draft.ts';

interface Properties<E extends Entry, Input extends object> extends EntryFormProperties<E> {
  kind: EntryKind<E, Input>;
  draftOf: (entry: E | null) => HistoryDraft;
  /** The fields. */
  children: ReactNode;
}

/** Adds a study or a job, or changes one; see `useEditForm`. */
export function EntryForm<E extends Entry & Record<keyof Input, unknown>, Input extends object>({
  kind,
  owner,
  userId,
  entry,
  draftName,
  draftOf,
  onSaved,
  refetch,
  onClose,
  children,
}: Properties<E, Input>) {
  const t = useT();
  const formId = useId();
  const [keyFor] = useState(createKeyFor);
  const { list, labels, words, rulesOf } = kind;
  const [before, setBefore] = useState(entry);
  const resolver = useMemo(() => zodResolver(rulesOf(before)), [before, rulesOf]);
  const begunUpon = (one: E | null): Begun<HistoryDraft> => ({ seen: one?.updated_at ?? null, base: draftOf(one) });
  const save = async (read: ReadEntry, seen: string | null) => {
    const calls = kind.calls[owner];
    const body = kind.readOf(read);
    if (body === undefined) {
      return;
    }
    if (before === null) {
      await calls.add({ body, idempotency_key: keyFor(body) });
    } else {
      await calls.patch({
        params: { id: before.id },
        body: { ...changesOf(before, body), ...(seen !== null && { updated_at: seen }) },
      });
    }
  };
  const edit = useEditForm<HistoryDraft, ReadEntry>({
    formId,
    userId,
    draftName,
    kept: KeptEntry,
    begun: () => begunUpon(entry),
    resolver,
    merge: mergeEntries,
    save,
    onSaved,
    fetchNewer: async () => {
      const newer = await refetch();
      if (newer === null) {
        return null;
      }
      setBefore(newer);
      return begunUpon(newer);
    },
    fieldOf: (path) => `${list}.0.${path}`,
  });
  const title = t(entry === null ? words.add : words.edit);
  return (
    <EditFrame id={formId} title={title} edit={edit} labels={labels} onClose={onClose}>
      {children}
    </EditFrame>
  );
}
