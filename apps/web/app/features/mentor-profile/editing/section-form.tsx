import type { MentorProfile } from '@abroad/contract/profiles';
import { TOPICS } from '@abroad/reference-data/topics';
import { useId, type ComponentType } from 'react';
import { FormProvider } from 'react-hook-form';
import { useT } from '../../../lib/i18n.tsx';
import { nameTopics } from '../../../lib/reference-names.ts';
import { useViewer } from '../../../lib/viewer.tsx';
import { showToast } from '../../../ui/toast.ts';
import { EditFrame } from '../../history-editor/edit-frame.tsx';
import { LanguagesField, MentorCountryField, MentorZoneField } from '../../mentor-fields/place-fields.tsx';
import { AboutField, AspirationsField, HeadlineField, MotivationField } from '../../mentor-fields/text-fields.tsx';
import { TopicFields } from '../../mentor-fields/topic-fields.tsx';
import { sectionTitles, textLabels, type SectionName } from './sections.ts';
import { useSectionForm } from './use-section-form.ts';

const fieldsOf: Readonly<Record<SectionName, ComponentType>> = {
  about: () => (
    <>
      <HeadlineField />
      <AboutField />
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
  const { form, error, meanwhile, isSubmitting, submit, forget } = useSectionForm({
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
    <FormProvider {...form}>
      <EditFrame
        id={formId}
        title={t('mentor.edit_section', { section: t(sectionTitles[section]) })}
        error={error}
        meanwhile={meanwhile}
        labels={textLabels}
        isSaving={isSubmitting}
        onSubmit={() => void submit()}
        onCancel={() => {
          forget();
          onClose();
        }}
      >
        <Fields />
      </EditFrame>
    </FormProvider>
  );
}
