import type { Education } from '@abroad/contract/history';
import { DEGREES } from '@abroad/reference-data/degrees';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { api } from '../../api/browser-client.ts';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { useT } from '../../lib/i18n.tsx';
import { nameDegrees } from '../../lib/reference-names.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { degreeOptions } from '../forms/degree-options.ts';
import { EditFrame } from './edit-frame.tsx';
import { draftOfEducation, emptyEducation } from './education-draft.ts';
import { educationLabels } from './entry-labels.ts';
import type { EntryFormProperties } from './entry-form-properties.ts';
import { historyCalls } from './history-calls.ts';
import { changesOf, entryRules } from './history-draft.ts';
import { StudyFields } from './study-fields.tsx';
import { useEntryForm, type ReadEntry } from './use-entry-form.ts';

/** Adds a study, or changes one. */
export function EducationForm(properties: EntryFormProperties<Education>) {
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
