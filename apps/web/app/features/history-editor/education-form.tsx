import type { Education } from '@abroad/contract/history';
import { DEGREES } from '@abroad/reference-data/degrees';
import { useQuery } from '@tanstack/react-query';
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
import type { EntryFormProperties } from './entry-form-properties.ts';
import { historyCalls } from './history-calls.ts';
import { changesOf, entryRules } from './history-draft.ts';
import { StudyFields } from './study-fields.tsx';
import { useEntryForm, type ReadEntry } from './use-entry-form.ts';

/** Adds a study, or changes one. */
export function EducationForm(properties: EntryFormProperties<Education>) {
  const [before] = useState(properties.entry);
  const name = useUniversityName(before);
  if (name === null) {
    return <Skeleton shape="block" />;
  }
  return <LoadedForm {...properties} before={before} universityName={name} />;
}

interface Loaded extends EntryFormProperties<Education> {
  before: Education | null;
  universityName: string;
}

function LoadedForm({
  owner,
  userId,
  origin,
  draftName,
  before,
  universityName,
  onSaved,
  onConflict,
  onClose,
}: Loaded) {
  const t = useT();
  const formId = useId();
  const [keyFor] = useState(createKeyFor);
  const [rules] = useState(() => entryRules({ education: before ?? undefined }));
  const { locale } = useViewer();
  const degrees = useMemo(() => degreeOptions(nameDegrees(DEGREES, locale), t), [locale, t]);
  const save = async ({ educations: [entry] }: ReadEntry, seen: string | null) => {
    const calls = historyCalls[owner];
    if (entry === undefined) {
      return;
    }
    if (before === null) {
      await calls.addEducation({ body: entry, idempotency_key: keyFor(entry) });
    } else {
      const updated_at = seen ?? undefined;
      await calls.patchEducation({
        params: { id: before.id },
        body: { ...changesOf(before, entry), ...(updated_at && { updated_at }) },
      });
    }
  };
  const start = {
    origin_country_code: origin,
    educations: [before === null ? emptyEducation : draftOfEducation(before, universityName)],
    experiences: [],
  };
  const { form, error, isSubmitting, submit, forget } = useEntryForm({
    formId,
    userId,
    draftName,
    list: 'educations',
    start,
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
        title={t(before === null ? 'history.add_education' : 'history.edit_education')}
        error={error}
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

/** What the picker shows for a study's university: its name in the list, or the school's; null until it is known. */
function useUniversityName(education: Education | null): string | null {
  const id = education?.university_id ?? null;
  const { data, isError } = useQuery({
    queryKey: ['university-name', id],
    enabled: id !== null,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { universities } = await api.lookupReference({
        query: { university_ids: id === null ? [] : [id] },
        signal,
      });
      return universities[0]?.name ?? '';
    },
  });
  if (education === null || id === null) {
    return '';
  }
  return isError ? education.school : data === undefined ? null : data || education.school;
}
