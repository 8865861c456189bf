import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { languageName } from '../../lib/languages.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ProfilePath } from './profile-path.tsx';
import type { ProfileView } from './profile-view.ts';

/** What the mentor says of themselves, and where they have been. */
export function ProfileStory({ mentor }: { mentor: ProfileView }) {
  const t = useT();
  const { locale } = useViewer();
  return (
    <div className="profile-story">
      <Section title={t('profile.about')}>
        {mentor.headline && <p className="profile-headline">{mentor.headline}</p>}
        {mentor.about ? (
          <Prose text={mentor.about} />
        ) : (
          !mentor.headline && <p className="muted">{t('profile.no_about')}</p>
        )}
      </Section>
      {mentor.why_study_abroad && (
        <Section title={t('profile.why')}>
          <Prose text={mentor.why_study_abroad} />
        </Section>
      )}
      {(mentor.topics.length > 0 || mentor.topics_can_discuss) && (
        <Section title={t('profile.topics')}>
          <ul className="tags profile-topics">
            {mentor.topics.map((topic) => (
              <li key={topic}>
                <Tag>{topic}</Tag>
              </li>
            ))}
          </ul>
          {mentor.topics_can_discuss && <Prose text={mentor.topics_can_discuss} />}
        </Section>
      )}
      {mentor.educations.length > 0 && (
        <Section title={t('profile.education')}>
          <ProfilePath stations={mentor.educations} />
        </Section>
      )}
      {mentor.experiences.length > 0 && (
        <Section title={t('profile.experience')}>
          <ProfilePath stations={mentor.experiences} />
        </Section>
      )}
      {mentor.career_aspirations && (
        <Section title={t('profile.aspirations')}>
          <Prose text={mentor.career_aspirations} />
        </Section>
      )}
      {mentor.languages.length > 0 && (
        <Section title={t('profile.languages')}>
          <p>{mentor.languages.map((tag) => languageName(tag, locale)).join(', ')}</p>
        </Section>
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Lines that were typed apart stay apart. */
function Prose({ text }: { text: string }) {
  const paragraphs = text.split(/\n+/u).filter((line) => line.trim() !== '');
  return (
    <div className="prose profile-prose">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
