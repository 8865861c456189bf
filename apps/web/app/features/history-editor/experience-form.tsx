import type { Experience } from '@abroad/contract/history';
import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { useT } from '../../lib/i18n.tsx';
import { EditFrame } from './edit-frame.tsx';
import type { EntryFormProperties } from './entry-form-properties.ts';
import { draftOfExperience, emptyExperience } from './experience-draft.ts';
import { historyCalls } from './history-calls.ts';
import { changesOf, entryRules } from './history-draft.ts';
import { JobFields } from './job-fields.tsx';
import { useEntryForm, type ReadEntry } from './use-entry-form.ts';

/** Adds a job, or changes one. */
export function ExperienceForm({
  owner,
  userId,
  entry,
  draftName,
  onSaved,
  onConflict,
  onClose,
}: EntryFormProperties<Experience>) {
  const t = useT();
  const formId = useId();
  const [before] = useState(entry);
  const [keyFor] = useState(createKeyFor);
  const [rules] = useState(() => entryRules({ experience: before ?? undefined }));
  const save = async ({ experiences: [job] }: ReadEntry, seen: string | null) => {
    const calls = historyCalls[owner];
    if (job === undefined) {
      return;
    }
    if (before === null) {
      await calls.addExperience({ body: job, idempotency_key: keyFor(job) });
    } else {
      const updated_at = seen ?? undefined;
      await calls.patchExperience({
        params: { id: before.id },
        body: { ...changesOf(before, job), ...(updated_at && { updated_at }) },
      });
    }
  };
  const { form, error, isSubmitting, submit, forget } = useEntryForm({
    formId,
    userId,
    draftName,
    list: 'experiences',
    start: {
      origin_country_code: null,
      educations: [],
      experiences: [before === null ? emptyExperience : draftOfExperience(before)],
    },
    seen: before?.updated_at ?? null,
    rules,
    save,
    onSaved,
    onConflict,
  });
  return (
    <FormProvider {...form}>
      <EditFrame
        id={formId}
        title={t(before === null ? 'history.add_experience' : 'history.edit_experience')}
        error={error}
        isSaving={isSubmitting}
        onSubmit={() => void submit()}
        onCancel={() => {
          forget();
          onClose();
        }}
      >
        <JobFields index={0} />
      </EditFrame>
    </FormProvider>
  );
}
