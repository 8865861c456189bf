import { MATCH_POINTS, QUALITY_BOUNDS, QUALITY_POINTS, type Steps } from '@abroad/contract/ranking';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rankScore, type Quality } from './rank-score.ts';
import { POINTS_FOR_BEGINNING, POINTS_FOR_WHOLE_WORD } from '@abroad/search-index/relevance';

const NOW = Date.parse('2027-01-07T10:00:00Z');
const DAY_MS = 24 * 60 * 60_000;
const before = (days: number) => NOW - days * DAY_MS;

/** A mentor whose score is only the assumed reviews. */
const PLAIN: Quality = {
  complete_parts: 0,
  rating: null,
  review_count: 0,
  session_count: 0,
  proofs: [],
  created_at: before(9000),
  active_at: before(9000),
  next_available_at: null,
};
/** Returns the points that a difference adds to the score. */
const added = (difference: Partial<Quality>, to: Partial<Quality> = {}) =>
  rankScore({ ...PLAIN, ...to, ...difference }, NOW) - rankScore({ ...PLAIN, ...to }, NOW);
const many = (rating: number) => ({ rating, review_count: 1_000_000_000 });

/** The same steps, measured: the points at the last day of each. */
const measured = (steps: Steps, differenceAt: (days: number) => Partial<Quality>) =>
  steps.map(([days]) => [days, added(differenceAt(days))]);

/** The least and the most of each factor, measured with the ranking code. */
const FACTORS = {
  reviews: [rankScore({ ...PLAIN, ...many(1) }, NOW), rankScore({ ...PLAIN, ...many(5) }, NOW)],
  'a complete profile': [0, added({ complete_parts: 8 })],
  'proof of a study abroad': [0, added({ proofs: ['affiliation', 'graduation', 'vouched'] })],
  experience: [0, added({ session_count: 1_000_000 })],
  'recent activity': [0, added({ active_at: NOW })],
  'available soon': [0, added({ next_available_at: NOW })],
  new: [0, added({ created_at: NOW })],
};
const number = (value: number) => value.toLocaleString('en');
const range = ([least = 0, most = 0]: readonly number[]) => `${number(least)}–${number(most)}`;

test('[T-83] each point that the page on ranking shows is a point that the ranking code gives', () => {
  const { active, soon, new: fresh, complete_part, session_doubling, star } = QUALITY_POINTS;
  expect(measured(active, (days) => ({ active_at: before(days) }))).toEqual(active);
  expect(measured(soon, (days) => ({ next_available_at: NOW + days * DAY_MS }))).toEqual(soon);
  expect(measured(fresh, (days) => ({ created_at: before(days) }))).toEqual(fresh);
  expect(added({ complete_parts: 1 })).toBe(complete_part);
  for (const kind of ['affiliation', 'graduation', 'vouched'] as const) {
    expect(added({ proofs: [kind] })).toBe(QUALITY_POINTS.proof[kind]);
  }
  for (const [fewer, more] of [
    [0, 1],
    [1, 3],
    [3, 7],
    [7, 15],
  ] as const) {
    expect(added({ session_count: more }, { session_count: fewer })).toBe(session_doubling);
  }
  expect(added(many(5), many(4))).toBe(star);
  const { assumed_reviews, assumed_stars } = QUALITY_POINTS;
  expect(added({ rating: assumed_stars, review_count: 50 })).toBe(0);
  const third = { rating: assumed_stars - 1, review_count: assumed_reviews };
  expect(added(third)).toBe(-star / 2);
  for (const [weight, place] of [
    ['A', 'name'],
    ['B', 'school'],
    ['C', 'work'],
    ['D', 'other'],
  ] as const) {
    const { whole, beginning } = MATCH_POINTS[place];
    expect([POINTS_FOR_WHOLE_WORD[weight], POINTS_FOR_BEGINNING[weight]]).toEqual([whole, beginning]);
  }
});

test('[T-83] docs/search.md has the same factors and points as the ranking code', () => {
  const docs = readFileSync(new URL('../../../../../docs/search.md', import.meta.url), 'utf8');
  const ranking = docs.slice(docs.indexOf('## Ranking'), docs.indexOf('## The page'));
  const {
    active,
    soon,
    new: fresh,
    complete_part,
    session_doubling,
    star,
    assumed_stars,
    assumed_reviews,
    proof,
  } = QUALITY_POINTS;
  const pointsOf = (steps: Steps) => [...steps.map(([, points]) => points), 0].join(', ');
  const daysOf = (steps: Steps) => steps.map(([days]) => days).join(', ');
  const rows: [name: string, points: string, how: readonly string[]][] = [
    ['reviews', range(FACTORS.reviews), [`${number(star)} per star`, `of ${assumed_stars}`]],
    ['a complete profile', range(FACTORS['a complete profile']), [`${complete_part} each`]],
    ['proof of a study abroad', `${proof.graduation}, ${proof.affiliation}, 0`, []],
    ['experience', range(FACTORS.experience), [`${session_doubling} for each doubling`]],
    ['recent activity', pointsOf(active), [daysOf(active)]],
    ['available soon', pointsOf(soon), soon.map(([days]) => `${days} days`)],
    ['new', pointsOf(fresh), [daysOf(fresh), `${assumed_reviews} ÷ (${assumed_reviews} + reviews)`]],
  ];
  for (const [name, points, how] of rows) {
    const row = ranking.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? '';
    expect(row, name).toContain(`| ${points} |`);
    how.forEach((words) => expect(row, name).toContain(words));
  }
  expect(ranking).toContain(`from ${number(QUALITY_BOUNDS.least)} to ${number(QUALITY_BOUNDS.most)}`);
  expect(ranking).toContain(`at most ${number(QUALITY_BOUNDS.most - QUALITY_BOUNDS.least)}`);
});
