import type { Education } from '@abroad/contract/history';
import type { MentorProfile } from '@abroad/contract/profiles';
import { useRef, useState, type ReactNode } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { languageName } from '../../../lib/language-names.ts';
import { useFormat, useViewer } from '../../../lib/viewer.tsx';
import { useSession } from '../../../session/use-session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { showToast } from '../../../ui/toast.ts';
import { FailureMessage } from '../../errors/failure-message.tsx';
import { hasDrafts } from '../../forms/draft-names.ts';
import { EducationEditor, ExperienceEditor } from '../../history-editor/history-editors.tsx';
import { EducationProofs } from '../../proofs/education-proofs.tsx';
import { useChangeProfile, useRefreshProfile } from '../change-profile.ts';
import { About, Prose, StorySection, TopicTags } from '../profile-story.tsx';
import type { ProfileView } from '../profile-view.ts';
import './editing.css';
import { SectionForm } from './section-form.tsx';
import { sectionDraft, sectionTitles, type SectionName } from './sections.ts';

interface Properties {
  mentor: ProfileView;
  own: MentorProfile;
}

/** The mentor's story, for its owner alone: each part can be edited in place, also the empty ones. */
export default function EditableStory({ mentor, own }: Properties) {
  const t = useT();
  const { user } = useSession();
  const refresh = useRefreshProfile(own.slug);
  if (user === null) {
    return null;
  }
  const part = { own, userId: user.id };
  const history = { owner: 'mentor', userId: user.id, origin: own.origin_country_code, onChanged: refresh } as const;
  return (
    <div className="profile-story">
      <EditableSection {...part} section="about" isEmpty={!mentor.headline && !mentor.about && !mentor.video_url}>
        <About mentor={mentor} />
      </EditableSection>
      <EditableSection {...part} section="why" isEmpty={!mentor.why_study_abroad}>
        {mentor.why_study_abroad && <Prose text={mentor.why_study_abroad} />}
      </EditableSection>
      <EditableSection {...part} section="topics" isEmpty={mentor.topics.length === 0 && !mentor.topics_can_discuss}>
        <TopicTags topics={mentor.topics} />
        {mentor.topics_can_discuss && <Prose text={mentor.topics_can_discuss} />}
      </EditableSection>
      <StorySection title={t('mentor.section_education')}>
        <EducationEditor
          {...history}
          entries={own.educations}
          renderExtra={(education) => (
            <div className="study-extras">
              <MainStudy own={own} education={education} />
              <EducationProofs education={education} userId={user.id} onChanged={refresh} />
            </div>
          )}
        />
      </StorySection>
      <StorySection title={t('mentor.section_experience')}>
        <ExperienceEditor {...history} entries={own.experiences} />
      </StorySection>
      <EditableSection {...part} section="aspirations" isEmpty={!mentor.career_aspirations}>
        {mentor.career_aspirations && <Prose text={mentor.career_aspirations} />}
      </EditableSection>
      <EditableSection {...part} section="places" isEmpty={false}>
        <Places mentor={mentor} own={own} />
      </EditableSection>
    </div>
  );
}

function Places({ mentor, own }: Properties) {
  const t = useT();
  const { locale } = useViewer();
  const format = useFormat();
  const lines = [
    t.list(mentor.languages.map((tag) => languageName(tag, locale))),
    mentor.comes_from && t('mentor.from', { country: mentor.comes_from }),
    mentor.lives_in && t('profile.lives_in', { country: mentor.lives_in }),
    t('mentor.in_zone', { zone: format.zone(own.time_zone) }),
  ].filter(Boolean);
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface EditableSectionProperties {
  own: MentorProfile;
  userId: string;
  section: SectionName;
  isEmpty: boolean;
  children: ReactNode;
}

/** A part of the profile with the button that replaces it by a form. */
function EditableSection({ own, userId, section, isEmpty, children }: EditableSectionProperties) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(() => hasDrafts(sectionDraft(section), userId));
  const title = t(sectionTitles[section]);
  const close = () => {
    setIsOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (isOpen) {
    return (
      <StorySection title={title}>
        <SectionForm own={own} userId={userId} section={section} onClose={close} />
      </StorySection>
    );
  }
  return (
    <StorySection
      title={title}
      action={
        <Button
          ref={button}
          kind="line"
          size="small"
          icon={isEmpty ? 'plus' : 'edit'}
          aria-label={t('mentor.edit_section', { section: title })}
          onClick={() => setIsOpen(true)}
        >
          {t('owner.edit')}
        </Button>
      }
    >
      {isEmpty ? <p className="muted">{t('mentor.nothing')}</p> : children}
    </StorySection>
  );
}

/** Shows the study abroad that decides the route of card and profile, and lets the owner choose another. */
function MainStudy({ own, education }: { own: MentorProfile; education: Education }) {
  const t = useT();
  const { mutate, isPending, error } = useChangeProfile(own.slug, () =>
    showToast({ text: t('mentor.main_route_chosen', { school: education.school }) }),
  );
  if (education.id === own.main_education_id) {
    return education.is_study_abroad && <Tag tone="sky">{t('mentor.main_route')}</Tag>;
  }
  if (!education.is_study_abroad) {
    return null;
  }
  const choose = () => mutate({ main_education_id: education.id });
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        loading={isPending && t('forms.saving')}
        aria-label={t('mentor.make_main_of', { school: education.school })}
        onClick={choose}
      >
        {t('mentor.make_main')}
      </Button>
      <FailureMessage variant="inline" error={error} />
    </>
  );
}
