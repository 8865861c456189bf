import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch, type FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import { isOutdated } from '../../api/is-outdated.ts';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useFormMeanwhile } from '../forms/use-meanwhile.ts';
import { KeptEntry, mergeEntries, type entryRules, type HistoryDraft } from './history-draft.ts';

export type EntryRules = ReturnType<typeof entryRules>;
export type ReadEntry = z.output<EntryRules>;

interface Subject<E> {
  formId: string;
  userId: string;
  /** What the draft is kept under. */
  draftName: string;
  list: 'educations' | 'experiences';
  /** Null for one that is to be added. */
  entry: E | null;
  draftOf: (entry: E | null) => HistoryDraft;
  rulesOf: (before: E | null) => EntryRules;
  /** Throws what the API refuses. @param seen the state of the entry that the change is made upon; null: whichever. */
  save: (entry: ReadEntry, before: E | null, seen: string | null) => Promise<void>;
  onSaved: () => Promise<unknown>;
  /** Another window was quicker: fetches what it made of the entry. */
  refetch: () => Promise<E | null>;
}

/**
 * The form of one study or job. What was typed comes back after a failure, a reload or an expired session; errors of
 * the service stand under their fields; what another window changed meanwhile is brought together with it.
 */
export function useEntryForm<E extends { updated_at: string }>(subject: Subject<E>) {
  const { formId, list, rulesOf } = subject;
  const { kept, keep, forget } = useDraft(subject.draftName, subject.userId, KeptEntry);
  const [before, setBefore] = useState(subject.entry);
  const [begun, setBegun] = useState(() =>
    kept === null
      ? { base: subject.draftOf(subject.entry), seen: subject.entry?.updated_at ?? null }
      : { base: kept.base, seen: kept.seen },
  );
  const [error, setError] = useState<unknown>(null);
  const rules = useMemo(() => rulesOf(before), [before, rulesOf]);
  const form = useForm<HistoryDraft, unknown, ReadEntry>({
    mode: 'onChange',
    // Done here, in the order of the page: pickers are fields as well.
    shouldFocusError: false,
    resolver: zodResolver(rules),
    defaultValues: kept?.draft ?? begun.base ?? subject.draftOf(before),
  });
  const { meanwhile, bringTogether } = useFormMeanwhile(form, mergeEntries);
  const draft = useWatch({ control: form.control }) as HistoryDraft;
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => {
    if (isDirty) {
      keep({ draft, ...begun });
    }
  }, [isDirty, keep, draft, begun]);

  const meet = async () => {
    const stands = await subject.refetch();
    if (stands !== null) {
      const drafted = subject.draftOf(stands);
      bringTogether(begun.base ?? drafted, drafted);
      setBegun({ base: drafted, seen: stands.updated_at });
      setBefore(stands);
    }
  };
  const refuse = async (failure: unknown) => {
    setError(failure);
    if (isOutdated(failure)) {
      // Where it can't be fetched, nothing is lost: the next try is refused as this one was.
      await meet().catch(() => undefined);
    }
    for (const { path, message } of fieldFailures(failure)) {
      form.setError(`${list}.0.${path}` as FieldPath<HistoryDraft>, { type: 'server', message });
    }
    focusFirstError(formId);
  };
  const submit = form.handleSubmit(
    async (entry) => {
      setError(null);
      try {
        await subject.save(entry, before, begun.seen);
      } catch (failure) {
        await refuse(failure);
        return;
      }
      forget();
      await subject.onSaved();
    },
    () => focusFirstError(formId),
  );
  return { form, error, meanwhile, isSubmitting, submit, forget };
}
