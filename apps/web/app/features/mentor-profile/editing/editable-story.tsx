import type { MentorProfile } from '@abroad/contract/profiles';
import { EducationEditor } from '../../history-editor/education-editor.tsx';
import { ExperienceEditor } from '../../history-editor/experience-editor.tsx';
import { useT } from '../../../lib/i18n.tsx';
import { languageName } from '../../../lib/language-names.ts';
import { useFormat, useViewer } from '../../../lib/viewer.tsx';
import { useSession } from '../../../session/use-session.tsx';
import { Prose, StorySection, TopicTags } from '../profile-story.tsx';
import type { ProfileView } from '../profile-view.ts';
import { useRefreshProfile } from '../change-profile.ts';
import { EditableSection } from './editable-section.tsx';
import { MainStudy } from './main-study.tsx';
import './editing.css';

interface Properties {
  mentor: ProfileView;
  own: MentorProfile;
}

/** What the mentor tells, for the mentor alone: each part can be changed where it stands, also those that are empty. */
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
      <EditableSection {...part} section="about" isEmpty={!mentor.headline && !mentor.about}>
        {mentor.headline && <p className="profile-headline as-written">{mentor.headline}</p>}
        {mentor.about && <Prose text={mentor.about} />}
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
          renderExtra={(education) => <MainStudy own={own} education={education} />}
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
    mentor.languages.map((tag) => languageName(tag, locale)).join(', '),
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
