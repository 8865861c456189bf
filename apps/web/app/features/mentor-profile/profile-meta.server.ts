import type { MetaDescriptor } from 'react-router';
import { createTranslate } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { pageTags } from '../../lib/page-tags.ts';
import type { ProfileView } from './profile-view.ts';

const descriptionLength = 200;

interface Place {
  /** Of the product, as the reader has it. */
  origin: string;
  locale: string;
}

/** What search engines, other sites and tabs are told of a mentor. */
export function profileMeta(mentor: ProfileView, { origin, locale }: Place): MetaDescriptor[] {
  const t = createTranslate(locale);
  const url = `${origin}${paths.mentorProfile(mentor.slug)}`;
  const image = mentor.image === null ? null : new URL(mentor.image, origin).href;
  const title = mentor.route
    ? t('profile.page_route', { name: mentor.name, from: mentor.route.from, to: mentor.route.to })
    : mentor.name;
  const description = shortened(mentor.headline ?? mentor.about ?? t('profile.description', { name: mentor.name }));
  return [
    ...pageTags({ title, description, url, type: 'profile', image }, t),
    { property: 'profile:username', content: mentor.slug },
    { 'script:ld+json': personOf(mentor, { url, image, description }) },
  ];
}

/** The mentor as schema.org has a Person. */
function personOf(
  mentor: ProfileView,
  { url, image, description }: { url: string; image: string | null; description: string },
) {
  const current = mentor.experiences.find((station) => station.is_current);
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: mentor.name,
    url,
    description,
    ...(image === null ? {} : { image }),
    ...(current === undefined ? {} : { jobTitle: current.title }),
    alumniOf: mentor.educations.map(({ title }) => ({ '@type': 'CollegeOrUniversity', name: title })),
    knowsLanguage: mentor.languages,
    knowsAbout: mentor.topics,
  };
}

/** Whole words, as many as search engines show. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length <= descriptionLength ? line : `${line.slice(0, line.lastIndexOf(' ', descriptionLength))}…`;
}
