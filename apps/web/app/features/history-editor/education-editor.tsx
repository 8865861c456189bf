import type { Education } from '@abroad/contract/history';
import { VALIDATION_MESSAGES } from '@abroad/contract/validation-messages';
import { DEGREES } from '@abroad/reference-data/degrees';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { api } from '../../api/browser-client.ts';
import { browserStorage, draftKey, removeDraft } from '../../lib/draft-storage.ts';
import { useT } from '../../lib/i18n.tsx';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { nameDegrees } from '../../lib/reference-names.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { degreeOptions } from '../forms/degree-options.ts';
import { educationStation } from '../history/present-stations.ts';
import { useCountries } from '../pickers/use-country-names.ts';
import { EditFrame } from './edit-frame.tsx';
import type { EditorProperties } from './editor-properties.ts';
import { draftOfEducation, emptyEducation } from './education-draft.ts';
import type { EntryFormProperties } from './entry-form-properties.ts';
import { educationLabels } from './entry-labels.ts';
import { EntryList } from './entry-list.tsx';
import { historyCalls } from './history-calls.ts';
import { changesOf, entryRules } from './history-draft.ts';
import { draftNameOf, keptEntry } from './kept-entries.ts';
import { useHidden } from './pending-deletes.ts';
import { sendDelete } from './send-delete.ts';
import { StudyFields } from './study-fields.tsx';
import { useDelete } from './use-delete.ts';
import { useEntryForm, type ReadEntry } from './use-entry-form.ts';

interface Properties extends EditorProperties<Education> {
  /** What else is said or done of a study, beside its buttons. */
  renderExtra?: (education: Education) => ReactNode;
}

/** A person's own studies. */
export function EducationEditor({ owner, userId, entries, origin, onChanged, renderExtra }: Properties) {
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
      const { id: _id, country_code: _country, updated_at: _updated, ...rest } = entry;
      const body = { ...rest, university_id: entry.university_id ?? '' };
      removeDraft(browserStorage, draftKey(draftNameOf(owner, 'education', id), userId));
      remove(id, 'history.education_deleted', {
        send: () => sendDelete[owner].education({ params: { id } }),
        restore: () => historyCalls[owner].addEducation({ body }),
      });
    }
  };
  return (
    <EntryList
      stations={shown.map((one) => educationStation(one, locale))}
      resumed={() => keptEntry(owner, 'education', userId, shown)}
      addLabel={t('history.add_education')}
      nothing={t('history.no_education')}
      {...(owner === 'mentor' ? { lastStays: VALIDATION_MESSAGES.education_required } : {})}
      onDelete={onDelete}
      {...(renderExtra && {
        renderExtra: (id: string) => {
          const education = find(id);
          return education && renderExtra(education);
        },
      })}
      renderForm={(id, close) => (
        <EducationForm
          owner={owner}
          userId={userId}
          entry={find(id)}
          origin={origin}
          draftName={draftNameOf(owner, 'education', id)}
          refetch={async () => (await onChanged())?.educations.find((one) => one.id === id) ?? null}
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

/** Adds a study, or changes one. */
function EducationForm(properties: EntryFormProperties<Education>) {
  const [id] = useState(properties.entry?.university_id ?? null);
  const { isLoading } = useQuery(universityName(id));
  return isLoading ? <Skeleton shape="block" /> : <LoadedForm {...properties} />;
}

const rulesOf = (before: Education | null) => entryRules({ education: before ?? undefined });

function LoadedForm({
  owner,
  userId,
  entry,
  origin,
  draftName,
  onSaved,
  refetch,
  onClose,
}: EntryFormProperties<Education>) {
  const t = useT();
  const queries = useQueryClient();
  const formId = useId();
  const [keyFor] = useState(createKeyFor);
  const { locale } = useViewer();
  const degrees = useMemo(() => degreeOptions(nameDegrees(DEGREES, locale), t), [locale, t]);
  const save = async ({ educations: [study] }: ReadEntry, before: Education | null, seen: string | null) => {
    const calls = historyCalls[owner];
    if (study === undefined) {
      return;
    }
    if (before === null) {
      await calls.addEducation({ body: study, idempotency_key: keyFor(study) });
    } else {
      const updated_at = seen ?? undefined;
      await calls.patchEducation({
        params: { id: before.id },
        body: { ...changesOf(before, study), ...(updated_at && { updated_at }) },
      });
    }
  };
  // A picker shows the name in the list; the school's where that can't be had.
  const nameOf = ({ university_id, school }: Education) =>
    university_id === null ? '' : queries.getQueryData(universityName(university_id).queryKey) || school;
  const { form, error, meanwhile, isSubmitting, submit, forget } = useEntryForm({
    formId,
    userId,
    draftName,
    list: 'educations',
    entry,
    draftOf: (study) => ({
      origin_country_code: origin,
      educations: [study === null ? emptyEducation : draftOfEducation(study, nameOf(study))],
      experiences: [],
    }),
    rulesOf,
    save,
    onSaved,
    refetch: async () => {
      const newer = await refetch();
      if (newer?.university_id) {
        await queries.prefetchQuery(universityName(newer.university_id));
      }
      return newer;
    },
  });
  return (
    <FormProvider {...form}>
      <EditFrame
        id={formId}
        title={t(entry === null ? 'history.add_education' : 'history.edit_education')}
        error={error}
        meanwhile={meanwhile}
        labels={educationLabels}
        isSaving={isSubmitting}
        onSubmit={() => void submit()}
        onCancel={() => {
          forget();
          onClose();
        }}
      >
        <StudyFields index={0} degrees={degrees} />
      </EditFrame>
    </FormProvider>
  );
}

/** The name of a university in the reference list; '' where it is not among them. */
const universityName = (id: string | null) =>
  queryOptions({
    queryKey: ['university-name', id],
    enabled: id !== null,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const query = { university_ids: id === null ? [] : [id] };
      const { universities } = await api.lookupReference({ query, signal });
      return universities[0]?.name ?? '';
    },
  });
