import type { Life } from '../mentor.ts';

/** A service that a mentor with one of its topics may offer; without topics any mentor may. */
export interface Offer {
  slug: string;
  title: string;
  durations: readonly number[];
  topics: readonly string[];
  descriptions: readonly ((life: Life) => string)[];
}

export const FREE_OFFERS: readonly Offer[] = [
  {
    slug: 'intro-call',
    title: 'Intro call',
    durations: [30],
    topics: [],
    descriptions: [
      (life) => `A first talk: where you are, where you want to go, and whether ${life.study_city.name} fits.`,
      () => 'We get to know each other and find out what you need next. No preparation needed.',
      (life) => `Your questions about ${life.field.inSentence} abroad, answered as well as half an hour allows.`,
    ],
  },
  {
    slug: 'quick-questions',
    title: 'Quick questions',
    durations: [30],
    topics: [],
    descriptions: [
      () => 'Bring three questions and leave with three answers.',
      (life) => `Short and informal, for anything about ${life.study_city.name} that no website tells.`,
    ],
  },
];

export const PAID_OFFERS: readonly Offer[] = [
  {
    slug: 'scholarship-and-letter-review',
    title: 'Scholarship and letter review',
    durations: [45, 60],
    topics: ['scholarships', 'motivation-letter', 'recommendation-letters'],
    descriptions: [
      () => 'Send your draft the day before. We go through it line by line and agree on what to change.',
      (life) => `We match your story with what ${life.field.inSentence} committees look for, then fix the letter.`,
    ],
  },
  {
    slug: 'mock-interview',
    title: 'Mock interview',
    durations: [60],
    topics: ['interview-practice', 'first-job-abroad', 'internships'],
    descriptions: [
      () => 'Thirty minutes of real questions, thirty minutes of frank feedback.',
      (life) => `An interview as I had it for ${life.field.inSentence}, recorded for you if you like.`,
    ],
  },
  {
    slug: 'application-strategy',
    title: 'Application strategy',
    durations: [60],
    topics: ['application-strategy', 'choosing-a-programme', 'choosing-a-country', 'admission-tests'],
    descriptions: [
      () => 'From a long list to five programmes, with dates, documents and a plan for each.',
      (life) => `We look at your grades, money and time, and decide where in ${life.field.inSentence} to apply.`,
    ],
  },
  {
    slug: 'visa-and-arrival-checklist',
    title: 'Visa and arrival checklist',
    durations: [30, 45],
    topics: ['visa-and-permits', 'proof-of-funds', 'registration-on-arrival', 'health-insurance'],
    descriptions: [
      () => 'Every form in its order, and the first two weeks day by day.',
      (life) => `What to bring from home, what to do first in ${life.study_city.name}, what can wait.`,
    ],
  },
  {
    slug: 'housing-and-budget',
    title: 'Housing and budget planning',
    durations: [30, 45],
    topics: ['student-housing', 'budgeting', 'cost-of-living', 'part-time-work', 'bank-account'],
    descriptions: [
      (life) => `Where to look for a room in ${life.study_city.name}, what it costs, and how to spot a fraud.`,
      () => 'We fill in a monthly budget together, with my own receipts beside it.',
    ],
  },
  {
    slug: 'cv-review',
    title: 'CV and cover letter review',
    durations: [45],
    topics: ['cv-and-resume', 'first-job-abroad', 'internships', 'networking', 'post-study-work'],
    descriptions: [
      (life) => `Your CV in the form that people in ${life.study_city.name} expect.`,
      () => 'One page, no clichés, and a covering letter that says why you.',
    ],
  },
  {
    slug: 'research-proposal',
    title: 'Research proposal feedback',
    durations: [60],
    topics: ['research-proposal', 'finding-a-supervisor', 'phd-life', 'research-funding', 'thesis'],
    descriptions: [
      () => 'I read your proposal beforehand. We sharpen the question and plan whom to write to.',
      (life) => `How to find a supervisor in ${life.field.inSentence}, and what to write in the first e-mail.`,
    ],
  },
  {
    slug: 'portfolio-review',
    title: 'Portfolio review',
    durations: [45, 60],
    topics: ['portfolio'],
    descriptions: [
      () => 'Ten pieces at most: we choose them, order them and cut the rest.',
      (life) => `What juries in ${life.field.inSentence} look at first, applied to your work.`,
    ],
  },
  {
    slug: 'in-depth-session',
    title: 'In-depth session',
    durations: [45, 60],
    topics: [],
    descriptions: [
      (life) => `An unhurried talk about ${life.field.inSentence}, ${life.study_city.name} and your plan.`,
      () => 'You choose the subject. I prepare, and send notes afterwards.',
    ],
  },
];
