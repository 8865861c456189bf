import { useEffect, useState } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
} from 'react-hook-form';
import type { z } from 'zod';
import { isOutdated } from '../../api/is-outdated.ts';
import { focusFirstError } from './focus-first-error.ts';
import type { Merge } from './merge-edits.ts';
import { fieldFailures } from './server-errors.ts';
import { useDraft } from './use-draft.ts';
import { useFormMeanwhile } from './use-meanwhile.ts';

/** The state from which a change began. */
export interface Begun<T> {
  /** The `updated_at` that the API compares; null for a new record, and if it is unknown. */
  seen: string | null;
  /** The values of the fields. */
  base: T;
}

interface Subject<T extends FieldValues, Read> {
  formId: string;
  userId: string;
  /** The key of the draft. */
  draftName: string;
  kept: z.ZodType<{ draft: T; seen: string | null; base: T | null }>;
  /** Returns the values to change. */
  begun: () => Begun<T>;
  resolver: Resolver<T, unknown, Read>;
  merge: Merge<T>;
  /** Throws the API's refusals. @param seen see `Begun`. */
  save: (read: Read, seen: string | null) => Promise<unknown>;
  onSaved: () => unknown;
  /** Fetches the version of another window that saved first; null if it was deleted. */
  fetchNewer: () => Promise<Begun<T> | null>;
  /** Returns the field for a path of the API; by default the one with that name. */
  fieldOf?: (path: string) => string;
}

/**
 * A form that changes something. Typed values come back after a failure, a reload or an expired session; errors of
 * the service stand under their fields; changes of another window are merged with them.
 */
export function useEditForm<T extends FieldValues, Read>(subject: Subject<T, Read>) {
  const { formId, fieldOf = (path) => path } = subject;
  const { kept, keep, forget } = useDraft(subject.draftName, subject.userId, subject.kept);
  const [begun, setBegun] = useState<{ seen: string | null; base: T | null }>(() => kept ?? subject.begun());
  const [start] = useState(() => kept?.draft ?? subject.begun().base);
  const [error, setError] = useState<unknown>(null);
  const form = useForm<T, unknown, Read>({
    mode: 'onChange',
    // Done here, in the order of the page: pickers are fields as well.
    shouldFocusError: false,
    resolver: subject.resolver,
    defaultValues: start as DefaultValues<T>,
  });
  const { meanwhile, bringTogether } = useFormMeanwhile<T>(form, subject.merge);
  const draft = useWatch({ control: form.control }) as T;
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => {
    // A form without changes must not restore its old values later.
    if (isDirty) {
      keep({ draft, seen: begun.seen, base: begun.base });
    }
  }, [isDirty, keep, draft, begun]);

  const meet = async () => {
    const newer = await subject.fetchNewer();
    if (newer !== null) {
      bringTogether(begun.base ?? newer.base, newer.base);
      setBegun(newer);
    }
  };
  const refuse = async (failure: unknown) => {
    setError(failure);
    if (isOutdated(failure)) {
      // If it can't be fetched, nothing is lost: the next try is refused like this one.
      await meet().catch(() => undefined);
    }
    for (const { path, message } of fieldFailures(failure)) {
      form.setError(fieldOf(path) as FieldPath<T>, { type: 'server', message });
    }
    focusFirstError(formId);
  };
  const submit = form.handleSubmit(
    async (read) => {
      setError(null);
      try {
        await subject.save(read, begun.seen);
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
