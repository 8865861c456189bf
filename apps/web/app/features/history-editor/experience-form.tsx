import type { Experience } from '@abroad/contract/history';
import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { useT } from '../../lib/i18n.tsx';
import { EditFrame } from './edit-frame.tsx';
import { experienceLabels } from './entry-labels.ts';
import type { EntryFormProperties } from './entry-form-properties.ts';
import { draftOfExperience, emptyExperience } from './experience-draft.ts';
import { historyCalls } from './history-calls.ts';
import { changesOf, entryRules } from './history-draft.ts';
import { JobFields } from './job-fields.tsx';
import { useEntryForm, type ReadEntry } from './use-entry-form.ts';

const draftOf = (entry: Experience | null) => ({
  origin_country_code: null,
  educations: [],
  experiences: [entry === null ? emptyExperience : draftOfExperience(entry)],
});
const rulesOf = (before: Experience | null) => entryRules({ experience: before ?? undefined });

/** Adds a job, or changes one. */
export function ExperienceForm({
  owner,
  userId,
  entry,
  draftName,
  onSaved,
  refetch,
  onClose,
}: EntryFormProperties<Experience>) {
  const t = useT();
  const formId = useId();
  const [keyFor] = useState(createKeyFor);
  const save = async ({ experiences: [job] }: ReadEntry, before: Experience | null, seen: string | null) => {
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
  const { form, error, meanwhile, isSubmitting, submit, forget } = useEntryForm({
    formId,
    userId,
    draftName,
    list: 'experiences',
    entry,
    draftOf,
    rulesOf,
    save,
    onSaved,
    refetch,
  });
  return (
    <FormProvider {...form}>
      <EditFrame
        id={formId}
        title={t(entry === null ? 'history.add_experience' : 'history.edit_experience')}
        error={error}
        meanwhile={meanwhile}
        labels={experienceLabels}
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
