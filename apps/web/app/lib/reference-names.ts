import { DEGREE_LEVEL_LABELS, DEGREE_LEVELS } from '@abroad/reference-data/degree-level';
import type { TopicCategory } from '@abroad/reference-data/topics';
import { namesOf } from '../locales/index.ts';

interface Topic {
  slug: string;
  name: string;
}

interface Degree {
  code: string;
  name: string;
  abbreviation: string;
}

/** Whether a degree's abbreviation is the same in every language, like `BSc` and `PhD`, unlike `Exchange`. */
const isAbbreviated = ({ abbreviation }: Degree) => /[A-Z].*[A-Z]/.test(abbreviation);

const ownName = ({ code }: Degree, locale: string) => namesOf(locale)?.degrees[code];

/** A topic in the language of the page; its own name if the language has none. */
export const topicName = ({ slug, name }: Topic, locale: string): string => namesOf(locale)?.topics[slug] ?? name;

/** A degree in the language of the page, with the letters by which it is known everywhere: `Master en sciences (MSc)`. */
export function degreeName(degree: Degree, locale: string): string {
  const own = ownName(degree, locale);
  return own === undefined ? degree.name : isAbbreviated(degree) ? `${own} (${degree.abbreviation})` : own;
}

/** A degree's short name before its subject: `MSc`. */
export const degreeInShort = (degree: Degree, locale: string): string =>
  isAbbreviated(degree) ? degree.abbreviation : (ownName(degree, locale) ?? degree.abbreviation);

/** A level of degrees (ISCED 2011) in the language of the page; undefined for an unknown code. */
export function levelName(code: string, locale: string): string | undefined {
  const level = DEGREE_LEVELS.find((known) => known === code);
  return level === undefined ? undefined : (namesOf(locale)?.levels[level] ?? DEGREE_LEVEL_LABELS[level]);
}

/** The same degrees, named in the language of the page. */
export const nameDegrees = <T extends Degree>(degrees: readonly T[], locale: string): T[] =>
  degrees.map((degree) => ({ ...degree, name: degreeName(degree, locale) }));

/** The same topics with their categories, named in the language of the page. */
export const nameTopics = <T extends Topic & { category: string }>(
  topics: readonly T[],
  locale: string,
): (Topic & { category: string })[] =>
  topics.map((topic) => ({
    slug: topic.slug,
    name: topicName(topic, locale),
    category: namesOf(locale)?.categories[topic.category as TopicCategory] ?? topic.category,
  }));
