import { countryByCode } from './countries.ts';
import { namesAbroad } from './country-names.ts';
import { COUNTRY_SYNONYMS } from './country-synonyms.ts';
import { DEGREE_LEVEL_LABELS, DEGREE_LEVELS, type DegreeLevel } from './degree-level.ts';
import { DEGREES } from './degrees.ts';
import { ALSO_CALLED } from './names/also-called.ts';
import { ar } from './names/ar.ts';
import { es } from './names/es.ts';
import { fr } from './names/fr.ts';
import { hi } from './names/hi.ts';
import { vi } from './names/vi.ts';
import { zh } from './names/zh.ts';
import { ar as subjectsAr } from './subjects/ar.ts';
import { es as subjectsEs } from './subjects/es.ts';
import { fr as subjectsFr } from './subjects/fr.ts';
import { hi as subjectsHi } from './subjects/hi.ts';
import { SUBJECTS, type Subject } from './subjects/subjects.ts';
import { vi as subjectsVi } from './subjects/vi.ts';
import { zh as subjectsZh } from './subjects/zh.ts';
import { TOPIC_SYNONYMS } from './topic-synonyms.ts';
import { topicBySlug, TOPICS } from './topics.ts';

const LANGUAGES = [ar, es, fr, hi, vi, zh];
const SUBJECTS_ABROAD = [subjectsAr, subjectsEs, subjectsFr, subjectsHi, subjectsVi, subjectsZh];
const subjects = Object.keys(SUBJECTS) as Subject[];

/** Whatever is typed for a country: its English name, what else it is called, and its names in the languages of the product. */
export function textsOfCountry(code: string): string[] {
  const country = countryByCode(code);
  return country === undefined ? [] : [country.name, ...(COUNTRY_SYNONYMS[code] ?? []), ...namesAbroad(code)];
}

/** Whatever is typed for a topic: its name, and what `TOPIC_SYNONYMS` has. Of an unknown slug the slug. */
export function textsOfTopic(slug: string): { name: string; synonyms: readonly string[] } {
  return { name: topicBySlug(slug)?.name ?? slug, synonyms: TOPIC_SYNONYMS[slug] ?? [] };
}

const listed = (names: string) => names.split(', ').filter((name) => name !== '');

/** Returns the English names of a subject of `SUBJECTS`, the usual one first. */
export const textsOfSubject = (subject: Subject): string[] => [subject, ...listed(SUBJECTS[subject])];

/** In each language, English first, what it calls each subject: its usual name first. */
export const subjectNames = (): Readonly<Record<Subject, readonly string[]>>[] => [
  namesBySubject(textsOfSubject),
  ...SUBJECTS_ABROAD.map((names) => namesBySubject((subject) => listed(names[subject]))),
];

const namesBySubject = (namesOf: (subject: Subject) => string[]) =>
  Object.fromEntries(subjects.map((subject) => [subject, namesOf(subject)])) as unknown as Record<Subject, string[]>;

/** All English names: of levels, topics, subjects and degrees, and what else English calls them. */
export function englishNames(): string[] {
  return [
    ...Object.values(DEGREE_LEVEL_LABELS),
    ...TOPICS.flatMap(({ slug, name }) => [name, ...(TOPIC_SYNONYMS[slug] ?? [])]),
    ...subjects.flatMap(textsOfSubject),
    ...DEGREES.flatMap(({ name, abbreviation }) => [name, abbreviation]),
  ];
}

/** An English name, with the names in other languages. */
export interface NamedAbroad {
  english: string;
  names: readonly string[];
}

/** "Máster / Maestría" is two names, and "Diplom (Alemania)" is typed without what its brackets add as well. */
const eachName = (shown: string) =>
  shown
    .split(' / ')
    .flatMap((name) => [...new Set([name, name.replaceAll(/[(（][^)）]*[)）]/g, '')])].map((one) => one.trim()));

/** Returns the names of a level of degrees, the English one first. */
export const textsOfLevel = (level: DegreeLevel): string[] => [
  DEGREE_LEVEL_LABELS[level],
  ...LANGUAGES.flatMap(({ levels }) => eachName(levels[level])),
];

/**
 * Returns the page's names of levels, topics, subjects and degrees in its other languages, with people's other names for them. Of two
 * with the same name the first wins: a level rather than one of its degrees.
 */
export function namesInOtherLanguages(): NamedAbroad[] {
  const also = ALSO_CALLED.map((line) => line.split(' = ') as [string, string]);
  return [
    ...DEGREE_LEVELS.map((level) => ({
      english: DEGREE_LEVEL_LABELS[level],
      names: textsOfLevel(level),
    })),
    ...TOPICS.map(({ slug, name }) => ({
      english: name,
      names: LANGUAGES.flatMap(({ topics }) => eachName(topics[slug] ?? '')),
    })),
    ...also.map(([english, names]) => ({ english, names: listed(names) })),
    ...subjects.map((subject) => ({
      english: subject,
      names: SUBJECTS_ABROAD.flatMap((names) => listed(names[subject])),
    })),
    ...DEGREES.map(({ code, name }) => ({
      english: name,
      names: LANGUAGES.flatMap(({ degrees }) => eachName(degrees[code] ?? '')),
    })),
  ];
}
