import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { languageName } from '../../lib/language-names.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ProfilePath } from '../history/profile-path.tsx';
import type { ProfileView } from './profile-view.ts';
import { StudyProofs } from './study-proofs.tsx';

/** The mentor's own texts and stations. @param children the content after them */
export function ProfileStory({ mentor, children }: { mentor: ProfileView; children?: ReactNode }) {
  const t = useT();
  const { locale } = useViewer();
  return (
    <div className="profile-story">
      <StorySection title={t('profile.about')}>
        {mentor.headline && <p className="profile-headline as-written">{mentor.headline}</p>}
        {mentor.about ? (
          <Prose text={mentor.about} />
        ) : (
          !mentor.headline && <p className="muted">{t('profile.no_about')}</p>
        )}
      </StorySection>
      {mentor.why_study_abroad && (
        <StorySection title={t('profile.why')}>
          <Prose text={mentor.why_study_abroad} />
        </StorySection>
      )}
      {(mentor.topics.length > 0 || mentor.topics_can_discuss) && (
        <StorySection title={t('profile.topics')}>
          <TopicTags topics={mentor.topics} />
          {mentor.topics_can_discuss && <Prose text={mentor.topics_can_discuss} />}
        </StorySection>
      )}
      {mentor.educations.length > 0 && (
        <StorySection title={t('profile.education')}>
          <ProfilePath
            stations={mentor.educations}
            renderMore={({ id }) => (
              <StudyProofs proofs={mentor.proofs.filter(({ education_id }) => education_id === id)} />
            )}
          />
        </StorySection>
      )}
      {mentor.experiences.length > 0 && (
        <StorySection title={t('profile.experience')}>
          <ProfilePath stations={mentor.experiences} />
        </StorySection>
      )}
      {mentor.career_aspirations && (
        <StorySection title={t('profile.aspirations')}>
          <Prose text={mentor.career_aspirations} />
        </StorySection>
      )}
      {(mentor.languages.length > 0 || mentor.lives_in) && (
        <StorySection title={t(mentor.languages.length > 0 ? 'profile.languages' : 'profile.place')}>
          {mentor.languages.length > 0 && <p>{t.list(mentor.languages.map((tag) => languageName(tag, locale)))}</p>}
          {mentor.lives_in && <p className="muted">{t('profile.lives_in', { country: mentor.lives_in })}</p>}
        </StorySection>
      )}
      {children}
    </div>
  );
}

interface SectionProperties {
  title: string;
  /** The owner's action, beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

export function StorySection({ title, action, children }: SectionProperties) {
  return (
    <section>
      {action ? (
        <header className="row between">
          <h2>{title}</h2>
          {action}
        </header>
      ) : (
        <h2>{title}</h2>
      )}
      {children}
    </section>
  );
}

export function TopicTags({ topics }: { topics: readonly string[] }) {
  return (
    topics.length > 0 && (
      <ul className="tags profile-topics">
        {topics.map((topic) => (
          <li key={topic}>
            <Tag>{topic}</Tag>
          </li>
        ))}
      </ul>
    )
  );
}

/** Keeps the text's line breaks. */
export function Prose({ text }: { text: string }) {
  const paragraphs = text.split(/\n+/u).filter((line) => line.trim() !== '');
  return (
    <div className="prose profile-prose">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
