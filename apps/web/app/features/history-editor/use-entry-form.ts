import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import { isOutdated } from '../../api/is-outdated.ts';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { useDraft } from '../forms/use-draft.ts';
import { KeptEntry, type entryRules, type HistoryDraft } from './history-draft.ts';

export type EntryRules = ReturnType<typeof entryRules>;
export type ReadEntry = z.output<EntryRules>;

interface Subject {
  formId: string;
  userId: string;
  /** What the draft is kept under. */
  draftName: string;
  list: 'educations' | 'experiences';
  start: HistoryDraft;
  /** The state of the entry that the change is made upon; null for a new one. */
  seen: string | null;
  rules: EntryRules;
  /** Throws what the API refuses. */
  save: (entry: ReadEntry, seen: string | null) => Promise<void>;
  onSaved: () => Promise<unknown>;
  /** Another window was quicker: the page is to show what it did. */
  onConflict: () => Promise<unknown>;
}

/**
 * The form of one study or job. What was typed comes back after a failure, a reload or an expired session; errors of
 * the service stand under their fields.
 */
export function useEntryForm(subject: Subject) {
  const { formId, list } = subject;
  const { kept, keep, forget } = useDraft(subject.draftName, subject.userId, KeptEntry);
  const [seen, setSeen] = useState(kept === null ? subject.seen : kept.seen);
  const [error, setError] = useState<unknown>(null);
  const form = useForm<HistoryDraft, unknown, ReadEntry>({
    mode: 'onChange',
    // Done here, in the order of the page: pickers are fields as well.
    shouldFocusError: false,
    resolver: zodResolver(subject.rules),
    defaultValues: kept?.draft ?? subject.start,
  });
  const draft = useWatch({ control: form.control }) as HistoryDraft;
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => {
    if (isDirty) {
      keep({ draft, seen });
    }
  }, [isDirty, keep, draft, seen]);

  const refuse = async (failure: unknown) => {
    setError(failure);
    for (const { path, message } of fieldFailures(failure)) {
      form.setError(`${list}.0.${path}` as FieldPath<HistoryDraft>, { type: 'server', message });
    }
    if (isOutdated(failure)) {
      // The person has been told: what they save now is what they want.
      setSeen(null);
      await subject.onConflict();
    }
    focusFirstError(formId);
  };
  const submit = form.handleSubmit(
    async (entry) => {
      setError(null);
      try {
        await subject.save(entry, seen);
      } catch (failure) {
        await refuse(failure);
        return;
      }
      forget();
      await subject.onSaved();
    },
    () => focusFirstError(formId),
  );
  return { form, error, isSubmitting, submit, forget };
}
