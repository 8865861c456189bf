import { topicBySlug } from '@abroad/reference-data/topics';
import type { Life } from '../mentor.ts';
import type { Random } from '../random.ts';
import { nameInSentence } from '@abroad/reference-data/countries';

/** The values that fill texts, as written inside a sentence. */
export interface Facts {
  origin: string;
  destination: string;
  home: string;
  /** The city where they studied abroad. */
  city: string;
  /** The place where they live now. */
  now: string;
  school: string;
  field: string;
  degree: string;
  title: string;
  /** The title with its article, in lower case. */
  aTitle: string;
  topic: string;
  otherTopic: string;
  goal: string;
  startYear: number;
  endYear: number;
  count: number;
  month: string;
  /** The hard or surprising part of living there. */
  surprise: string;
  joy: string;
}

const MONTHS = ['January', 'February', 'March', 'August', 'September', 'October'];
const SURPRISES = [
  'the silence on Sundays',
  'how early the shops close',
  'calling professors by their first names',
  'how much reading one week can hold',
  'the first winter',
  'the price of a single room',
  'group work with people from nine countries',
  'that nobody checks whether you come to class',
  'how openly people disagree with you',
  'queueing for every document twice',
  'the accent, which no language test prepares you for',
  'cooking for one',
  'open-book exams that are harder than closed ones',
  'being the quiet one for the first time in my life',
  'that you book a haircut three weeks ahead',
  'how much of the grade is one last exam',
];
const JOYS = [
  'a Tuesday choir that took me in without an audition',
  'cycling home along the water',
  'flatmates who taught me to cook their food and ate mine',
  'a supervisor who answered every e-mail',
  'the library at night, full of people I did not know yet',
  'Saturday markets and their cheap tomatoes',
  'a football team that lost every match cheerfully',
  'night trains to places I had only seen in books',
  'the neighbours, who knocked before I dared to',
  'a student job that became a real one',
  'long walks with my study group, arguing all the way',
  'the international office, patient with every question',
  'a film club with three members',
  'swimming outdoors in every season',
];
const KEEPS_CAPITAL = /^(cv|lgbtq|phd)/i;
const lower = (text: string) => (KEEPS_CAPITAL.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
const article = (word: string) => (/^([aeio]|u(?!n[ir]|s|k)|[RX]&|HR)/i.test(word) ? 'an' : 'a');
/** Titles start with a capital; abbreviations keep theirs. */
const lowerTitle = (title: string) => (/^[A-Z][A-Z&]/.test(title) ? title : lower(title));

/** There is one of each, so their names take an article. */
const WITH_ARTICLE = new Set(
  'motivation-letter research-proposal thesis bank-account portfolio first-semester exchange-semester cv-and-resume'.split(
    ' ',
  ),
);

const topicName = (slug: string): string => {
  const name = lower(topicBySlug(slug)?.name ?? 'studying abroad');
  return WITH_ARTICLE.has(slug) ? `the ${name}` : name;
};
const withArticle = (title: string) => `${article(title)} ${lowerTitle(title)}`;

/** The topics' names as written inside a sentence. */
export const topicNames = (slugs: readonly string[]) => slugs.map(topicName);

/** Collects the facts for a mentor's texts. */
export function factsOf(random: Random, life: Life, title: string, topics: readonly string[]): Facts {
  return {
    origin: nameInSentence(life.origin_country_code),
    destination: nameInSentence(life.destination_country_code),
    home: life.home_city.name,
    city: life.study_city.name,
    now: life.city.name,
    school: life.school,
    field: life.field.inSentence,
    degree: life.degree_name,
    title,
    aTitle: withArticle(title),
    topic: topicName(topics[0] ?? ''),
    otherTopic: topicName(topics[1] ?? ''),
    goal: life.field.goal,
    startYear: life.start_year,
    endYear: life.end_year,
    count: random.between(3, 11),
    month: random.pick(MONTHS),
    surprise: random.pick(SURPRISES),
    joy: random.pick(JOYS),
  };
}
