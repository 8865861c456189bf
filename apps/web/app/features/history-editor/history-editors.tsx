import type { Education, Experience } from '@abroad/contract/history';
import { VALIDATION_MESSAGES } from '@abroad/contract/validation-messages';
import { DEGREES } from '@abroad/reference-data/degrees';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { api } from '../../api/browser-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { nameDegrees } from '../../lib/reference-names.ts';
import { useViewer } from '../../lib/viewer.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { degreeOptions } from '../forms/degree-options.ts';
import { educationStation, experienceStation } from '../history/present-stations.ts';
import { draftOfEducation, emptyEducation, type EducationDraft } from './education-draft.ts';
import { EntryEditor, type EditorProperties, type EntryFormProperties, type EntryKind } from './entry-editor.tsx';
import { EntryForm } from './entry-form.tsx';
import { draftOfExperience, emptyExperience, type ExperienceDraft } from './experience-draft.ts';
import { entryRules } from './history-draft.ts';
import { JobFields } from './job-fields.tsx';
import { lastingApi } from '../forms/pending-deletes.ts';
import { StudyFields } from './study-fields.tsx';

/** The labels of a study's fields. */
const educationLabels = {
  university_id: 'history.university',
  university_name: 'history.university',
  school: 'history.school',
  country_code: 'history.country',
  degree_id: 'history.degree',
  field_of_study: 'history.field_of_study',
  start_date: 'history.start',
  end_date: 'history.end',
  location: 'history.location',
  is_study_abroad: 'history.abroad',
} as const satisfies Record<keyof EducationDraft, MessageKey>;

type EducationBody = Parameters<typeof api.addMentorEducation>[0]['body'];

const educations: EntryKind<Education, EducationBody> = {
  name: 'education',
  list: 'educations',
  entriesOf: (history) => history.educations,
  toStation: educationStation,
  toInput: ({ id: _id, country_code: _country, updated_at: _updated, ...rest }) => ({
    ...rest,
    university_id: rest.university_id ?? '',
  }),
  readOf: ({ educations: [study] }) => study,
  rulesOf: (before) => entryRules({ education: before ?? undefined }),
  calls: {
    mentor: {
      add: api.addMentorEducation,
      patch: api.patchMentorEducation,
      remove: lastingApi.deleteMentorEducation,
    },
    prospect: {
      add: api.addProspectEducation,
      patch: api.patchProspectEducation,
      remove: lastingApi.deleteProspectEducation,
    },
  },
  words: {
    add: 'history.add_education',
    edit: 'history.edit_education',
    none: 'history.no_education',
    deleted: 'history.education_deleted',
  },
  labels: educationLabels,
};

interface Properties extends EditorProperties<Education> {
  /** Renders further content below a study. */
  renderExtra?: (education: Education) => ReactNode;
}

/** A person's own studies. The last one can't be deleted. */
export function EducationEditor({ origin, ...editor }: Properties) {
  return (
    <EntryEditor
      {...editor}
      kind={educations}
      lastStays={VALIDATION_MESSAGES.education_required}
      renderForm={(properties) => <EducationForm {...properties} origin={origin} />}
    />
  );
}

interface EducationFormProperties extends EntryFormProperties<Education> {
  /** Country that the person comes from, or null. */
  origin: string | null;
}

/** Knows the name of the university before the fields show it. */
function EducationForm(properties: EducationFormProperties) {
  const [id] = useState(properties.entry?.university_id ?? null);
  const { isLoading } = useQuery(universityName(id));
  return isLoading ? <Skeleton shape="block" /> : <LoadedForm {...properties} />;
}

function LoadedForm({ origin, refetch, ...properties }: EducationFormProperties) {
  const t = useT();
  const queries = useQueryClient();
  const { locale } = useViewer();
  const degrees = useMemo(() => degreeOptions(nameDegrees(DEGREES, locale), t), [locale, t]);
  // A picker shows the name in the list; the school's if that can't be loaded.
  const nameOf = ({ university_id, school }: Education) =>
    university_id === null ? '' : queries.getQueryData(universityName(university_id).queryKey) || school;
  return (
    <EntryForm
      {...properties}
      kind={educations}
      draftOf={(study) => ({
        origin_country_code: origin,
        educations: [study === null ? emptyEducation : draftOfEducation(study, nameOf(study))],
        experiences: [],
      })}
      refetch={async () => {
        const newer = await refetch();
        if (newer?.university_id) {
          await queries.prefetchQuery(universityName(newer.university_id));
        }
        return newer;
      }}
    >
      <StudyFields index={0} degrees={degrees} />
    </EntryForm>
  );
}

/** The name of a university in the reference list; '' if it is not among them. */
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

/** The labels of a job's fields. */
const experienceLabels = {
  organisation: 'history.organisation',
  title: 'history.job_title',
  start_date: 'history.start',
  end_date: 'history.end',
  location: 'history.location',
  country_code: 'history.country',
  is_current: 'history.is_current',
} as const satisfies Record<keyof ExperienceDraft, MessageKey>;

type ExperienceBody = Parameters<typeof api.addMentorExperience>[0]['body'];

const experiences: EntryKind<Experience, ExperienceBody> = {
  name: 'experience',
  list: 'experiences',
  entriesOf: (history) => history.experiences,
  toStation: experienceStation,
  toInput: ({ id: _id, updated_at: _updated, ...body }) => body,
  readOf: ({ experiences: [job] }) => job,
  rulesOf: (before) => entryRules({ experience: before ?? undefined }),
  calls: {
    mentor: {
      add: api.addMentorExperience,
      patch: api.patchMentorExperience,
      remove: lastingApi.deleteMentorExperience,
    },
    prospect: {
      add: api.addProspectExperience,
      patch: api.patchProspectExperience,
      remove: lastingApi.deleteProspectExperience,
    },
  },
  words: {
    add: 'history.add_experience',
    edit: 'history.edit_experience',
    none: 'history.no_experience',
    deleted: 'history.experience_deleted',
  },
  labels: experienceLabels,
};

/** A person's own jobs. */
export function ExperienceEditor({ origin: _origin, ...editor }: EditorProperties<Experience>) {
  return <EntryEditor {...editor} kind={experiences} renderForm={(properties) => <ExperienceForm {...properties} />} />;
}

const draftOfJob = (entry: Experience | null) => ({
  origin_country_code: null,
  educations: [],
  experiences: [entry === null ? emptyExperience : draftOfExperience(entry)],
});

function ExperienceForm(properties: EntryFormProperties<Experience>) {
  return (
    <EntryForm {...properties} kind={experiences} draftOf={draftOfJob}>
      <JobFields index={0} />
    </EntryForm>
  );
}
