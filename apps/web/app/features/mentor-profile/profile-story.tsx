import { Suspense, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { languageName } from '../../lib/language-names.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Tag } from '../../ui/tag.tsx';
import { laterPart } from '../errors/later-part.tsx';
import { ProfilePath } from '../history/profile-path.tsx';
import type { ProfileView } from './profile-view.ts';
import { StudyProofs } from './study-proofs.tsx';

/** Profiles without a video fetch none of its code. */
const VideoIntroduction = laterPart(() => import('./video-introduction.tsx'));

interface Properties {
  mentor: ProfileView;
  /** After the mentor's own words. */
  reviews?: ReactNode;
  /** After everything else. */
  end?: ReactNode;
}

/** The mentor's own texts and stations. */
export function ProfileStory({ mentor, reviews, end }: Properties) {
  const t = useT();
  const { locale } = useViewer();
  return (
    <div className="profile-story">
      <StorySection title={t('profile.about')}>
        <About mentor={mentor}>
          {!mentor.headline && !mentor.about && <p className="muted">{t('profile.no_about')}</p>}
        </About>
      </StorySection>
      {reviews}
      {(mentor.topics.length > 0 || mentor.topics_can_discuss) && (
        <StorySection title={t('profile.topics')}>
          <TopicTags topics={mentor.topics} />
          {mentor.topics_can_discuss && <Prose text={mentor.topics_can_discuss} />}
        </StorySection>
      )}
      {mentor.why_study_abroad && (
        <StorySection title={t('profile.why')}>
          <Prose text={mentor.why_study_abroad} />
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
      {end}
    </div>
  );
}

/** Their own words, beside their video where there is one. */
export function About({ mentor, children }: { mentor: ProfileView; children?: ReactNode }) {
  const { headline, about, video_url } = mentor;
  return (
    <div className={classNames('profile-about', video_url !== null && 'profile-about-video')}>
      {video_url !== null && (
        <Suspense fallback={<div className="video" />}>
          <VideoIntroduction mentor={mentor} link={video_url} />
        </Suspense>
      )}
      <div className="profile-about-words">
        {headline && <p className="profile-headline as-written">{headline}</p>}
        {about && <Prose text={about} />}
        {children}
      </div>
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
