import { PatchMentorProfile, type MentorProfile } from '@abroad/contract/profiles';
import { TOPICS } from '@abroad/reference-data/topics';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState, type ComponentType } from 'react';
import { z } from 'zod';
import { useT } from '../../../lib/i18n.tsx';
import { nameTopics } from '../../../lib/reference-names.ts';
import { useViewer } from '../../../lib/viewer.tsx';
import { showToast } from '../../../ui/toast.ts';
import { keptEdit } from '../../forms/kept-edit.ts';
import { mergeEdits } from '../../forms/merge-edits.ts';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { EditFrame } from '../../history-editor/edit-frame.tsx';
import { MentorTexts } from '../../mentor-fields/mentor-texts.ts';
import { LanguagesField, MentorCountryField, MentorZoneField } from '../../mentor-fields/place-fields.tsx';
import {
  AboutField,
  AspirationsField,
  HeadlineField,
  MotivationField,
  VideoField,
} from '../../mentor-fields/text-fields.tsx';
import { TopicFields } from '../../mentor-fields/topic-fields.tsx';
import { useChangeProfile, useRefreshProfile } from '../change-profile.ts';
import { sectionDraft, sectionFields, sectionTitles, textLabels, textsOf, type SectionName } from './sections.ts';

const fieldsOf: Readonly<Record<SectionName, ComponentType>> = {
  about: () => (
    <>
      <HeadlineField />
      <AboutField />
      <VideoField />
    </>
  ),
  why: MotivationField,
  topics: () => <TopicFields topics={nameTopics(TOPICS, useViewer().locale)} />,
  aspirations: AspirationsField,
  places: () => (
    <>
      <LanguagesField />
      <div className="field-pair">
        <MentorCountryField name="origin_country_code" />
        <MentorCountryField name="current_country_code" />
      </div>
      <MentorZoneField />
    </>
  ),
};

interface Properties {
  own: MentorProfile;
  userId: string;
  section: SectionName;
  onClose: () => void;
}

/** The form of one section, by the contract's own rules. */
export function SectionForm({ own, userId, section, onClose }: Properties) {
  const t = useT();
  const formId = useId();
  const edit = useSectionForm({
    formId,
    own,
    userId,
    section,
    onSaved: () => {
      showToast({ text: t('mentor.saved') });
      onClose();
    },
  });
  const Fields = fieldsOf[section];
  return (
    <EditFrame
      id={formId}
      title={t('mentor.edit_section', { section: t(sectionTitles[section]) })}
      edit={edit}
      labels={textLabels}
      onClose={onClose}
    >
      <Fields />
    </EditFrame>
  );
}

const Kept = keptEdit(MentorTexts);

/** The contract's rules for the fields of one section; the others are neither sent nor validated. */
const rulesOf = (section: SectionName) =>
  z
    .custom<MentorTexts>()
    .transform((texts): unknown => Object.fromEntries(sectionFields[section].map((field) => [field, texts[field]])))
    .pipe(PatchMentorProfile);

interface Subject {
  formId: string;
  own: MentorProfile;
  userId: string;
  section: SectionName;
  onSaved: () => void;
}

const begunUpon = (own: MentorProfile) => ({ seen: own.updated_at, base: textsOf(own) });

/** The form of one section; see `useEditForm`. */
function useSectionForm({ formId, own, userId, section, onSaved }: Subject) {
  const [resolver] = useState(() => zodResolver(rulesOf(section)));
  const { mutateAsync } = useChangeProfile(own.slug);
  const refresh = useRefreshProfile(own.slug);
  return useEditForm({
    formId,
    userId,
    draftName: sectionDraft(section),
    kept: Kept,
    begun: () => begunUpon(own),
    resolver,
    merge: mergeEdits<MentorTexts>,
    save: (changes, seen) => mutateAsync({ ...changes, ...(seen !== null && { updated_at: seen }) }),
    onSaved,
    fetchNewer: async () => begunUpon(await refresh()),
  });
}
