import type { Experience } from '@abroad/contract/history';
import { api } from '../../api/browser-client.ts';
import type { MessageKey } from '../../locales/index.ts';
import { experienceStation } from '../history/present-stations.ts';
import {
  EntryEditor,
  EntryForm,
  type EditorProperties,
  type EntryFormProperties,
  type EntryKind,
} from './entry-editor.tsx';
import { draftOfExperience, emptyExperience, type ExperienceDraft } from './experience-draft.ts';
import { entryRules } from './history-draft.ts';
import { JobFields } from './job-fields.tsx';
import { lastingApi } from './lasting-api.ts';

/** The labels of a job's fields. */
const labels = {
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
  labels,
};

/** A person's own jobs. */
export function ExperienceEditor({ origin: _origin, ...editor }: EditorProperties<Experience>) {
  return <EntryEditor {...editor} kind={experiences} renderForm={(properties) => <ExperienceForm {...properties} />} />;
}

const draftOf = (entry: Experience | null) => ({
  origin_country_code: null,
  educations: [],
  experiences: [entry === null ? emptyExperience : draftOfExperience(entry)],
});

function ExperienceForm(properties: EntryFormProperties<Experience>) {
  return (
    <EntryForm {...properties} kind={experiences} draftOf={draftOf}>
      <JobFields index={0} />
    </EntryForm>
  );
}
