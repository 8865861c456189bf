import type { Experience } from '@abroad/contract/history';
import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { browserStorage, draftKey, removeDraft } from '../../lib/draft-storage.ts';
import { useT } from '../../lib/i18n.tsx';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { experienceStation } from '../history/present-stations.ts';
import { useCountries } from '../pickers/use-country-names.ts';
import { EditFrame } from './edit-frame.tsx';
import type { EditorProperties } from './editor-properties.ts';
import type { EntryFormProperties } from './entry-form-properties.ts';
import { experienceLabels } from './entry-labels.ts';
import { EntryList } from './entry-list.tsx';
import { draftOfExperience, emptyExperience } from './experience-draft.ts';
import { historyCalls } from './history-calls.ts';
import { changesOf, entryRules } from './history-draft.ts';
import { JobFields } from './job-fields.tsx';
import { draftNameOf, keptEntry } from './kept-entries.ts';
import { useHidden } from './pending-deletes.ts';
import { sendDelete } from './send-delete.ts';
import { useDelete } from './use-delete.ts';
import { useEntryForm, type ReadEntry } from './use-entry-form.ts';

/** A person's own jobs. */
export function ExperienceEditor({ owner, userId, entries, origin, onChanged }: EditorProperties<Experience>) {
  const t = useT();
  const { locale } = useViewer();
  useCountries();
  const hidden = useHidden();
  const remove = useDelete(onChanged);
  const shown = entries.filter(({ id }) => !hidden.has(id));
  const find = (wanted: string | null) => entries.find(({ id }) => id === wanted) ?? null;
  const onDelete = (id: string) => {
    const entry = find(id);
    if (entry !== null) {
      const { id: _id, updated_at: _updated, ...body } = entry;
      removeDraft(browserStorage, draftKey(draftNameOf(owner, 'experience', id), userId));
      remove(id, 'history.experience_deleted', {
        send: () => sendDelete[owner].experience({ params: { id } }),
        restore: () => historyCalls[owner].addExperience({ body }),
      });
    }
  };
  return (
    <EntryList
      stations={shown.map((one) => experienceStation(one, locale))}
      resumed={() => keptEntry(owner, 'experience', userId, shown)}
      addLabel={t('history.add_experience')}
      nothing={t('history.no_experience')}
      onDelete={onDelete}
      renderForm={(id, close) => (
        <ExperienceForm
          owner={owner}
          userId={userId}
          entry={find(id)}
          origin={origin}
          draftName={draftNameOf(owner, 'experience', id)}
          refetch={async () => (await onChanged())?.experiences.find((one) => one.id === id) ?? null}
          onSaved={async () => {
            await onChanged();
            close();
          }}
          onClose={close}
        />
      )}
    />
  );
}

const draftOf = (entry: Experience | null) => ({
  origin_country_code: null,
  educations: [],
  experiences: [entry === null ? emptyExperience : draftOfExperience(entry)],
});
const rulesOf = (before: Experience | null) => entryRules({ experience: before ?? undefined });

/** Adds a job, or changes one. */
function ExperienceForm({
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
