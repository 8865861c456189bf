import { SAMPLE_ID } from './sample-answers.ts';
import type { Answers } from './play-api.ts';

const id = (last: number) => `${SAMPLE_ID.slice(0, -2)}${last}`;

/** The universities of tests: the mentors' own, and others to choose. */
export const DELFT = {
  id: id(51),
  name: 'Delft University of Technology',
  state_province: null,
  country_code: 'NL',
  domains: ['tudelft.nl'],
};
export const HANOI = {
  id: id(52),
  name: 'Hanoi University of Science and Technology',
  state_province: null,
  country_code: 'VN',
  domains: ['hust.edu.vn'],
};

export const MASTER = { id: id(61), code: 'msc', name: 'Master of Science', abbreviation: 'MSc', level: '7' };

/** The present terms of mentors, as `mentor_terms_version` names them. */
export const TERMS_VERSION = '2026-11-28';
const legalText = {
  html: '<h3>1. What this is</h3><p>Words.</p><h3>10. Changes and the end</h3>',
  language: 'en',
} as const;

/** The answers for forms of studies, plans and terms besides their own subject. */
export const REFERENCE_ANSWERS = {
  getTerms: {
    mentor: { ...legalText, version: TERMS_VERSION },
    platform: { ...legalText, version: TERMS_VERSION },
    privacy: null,
    imprint: null,
  },
  listDegrees: { degrees: [MASTER], total: 1 },
  listMentoringTopics: {
    topics: [
      { slug: 'scholarships', name: 'Scholarships', category: 'Money' },
      { slug: 'visa', name: 'Visa', category: 'Moving' },
    ],
    total: 2,
  },
  lookupReference: { countries: [], universities: [DELFT, HANOI], degrees: [MASTER], topics: [] },
  searchUniversities: ({ query: { name = '' } }) => {
    const found = [DELFT, HANOI].filter((one) => one.name.toLowerCase().includes(String(name).toLowerCase()));
    return { universities: found, total: found.length, page: 1, page_size: 20, total_pages: 1 };
  },
} satisfies Answers;
