import type { ProofKind } from '@abroad/contract';
import { QUALITY_BOUNDS } from '@abroad/contract/ranking';
import { POINTS_FOR_BEGINNING, POINTS_FOR_WHOLE_WORD } from '@abroad/search-index/relevance';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankScore, type Quality } from './rank-score.ts';
import { nextPointsChange } from './timely-points.ts';

const NOW = Date.parse('2027-01-07T10:00:00Z');
const DAY_MS = 24 * 60 * 60_000;
const ago = (days: number) => NOW - days * DAY_MS;

/** A mentor who joined long ago, was active lately and has no reviews. Each case says what is different. */
const USUAL: Quality = {
  complete_parts: 7,
  rating: null,
  review_count: 0,
  session_count: 3,
  proofs: [],
  created_at: ago(500),
  active_at: ago(3),
  next_available_at: NOW + 2 * DAY_MS,
};
const score = (changes: Partial<Quality> = {}) => rankScore({ ...USUAL, ...changes }, NOW);
const EXCELLENT = { rating: 4.9, review_count: 60, session_count: 110, complete_parts: 8 };
const NEW = { created_at: ago(2), active_at: ago(0), session_count: 0 };

test.for<[string, Partial<Quality>, Partial<Quality>]>([
  ['many excellent reviews before a single five-star one', EXCELLENT, { rating: 5, review_count: 1 }],
  ['one five-star review before none', { rating: 5, review_count: 1 }, {}],
  ['none before many poor ones', {}, { rating: 3, review_count: 20, session_count: 40 }],
  ['a complete profile before an empty one', { complete_parts: 8 }, { complete_parts: 2 }],
  ['a mentor who is active before one who has left', { active_at: ago(10) }, { active_at: ago(70) }],
  [
    'a mentor who was active this season before one who was not this year',
    { active_at: ago(100) },
    { active_at: ago(300) },
  ],
  ['an available time this week before one in two weeks', {}, { next_available_at: NOW + 9 * DAY_MS }],
  ['an available time in two weeks before none', { next_available_at: NOW + 9 * DAY_MS }, { next_available_at: null }],
  [
    'a degree that was seen before an address at the university',
    { proofs: ['graduation'] },
    { proofs: ['affiliation'] },
  ],
  ['a mentor whom the university named before one without proof', { proofs: ['affiliation', 'vouched'] }, {}],
  ['an address at the university before no proof', { proofs: ['affiliation'] }, {}],
  ['experience before none', { session_count: 60 }, { session_count: 3 }],
  ['a new mentor before an unrated one who joined long ago', NEW, {}],
  ['a new mentor before one with average reviews', NEW, { rating: 4.4, review_count: 12, session_count: 20 }],
  ['the very best mentor before a new one', EXCELLENT, NEW],
  ['a mentor who is new before one who is no longer new', NEW, { ...NEW, created_at: ago(40) }],
  ['excellent reviews before everything that depends on time', EXCELLENT, { ...NEW, complete_parts: 8 }],
])('[C-15] [T-58] comes first: %s', ([, first, second]) => {
  expect(score(first)).toBeGreaterThan(score(second));
});

test('quality never ranks the start of a word above a whole word, or a match in a text above one in a name', () => {
  const range = QUALITY_BOUNDS.most - QUALITY_BOUNDS.least;
  const { A: name, B: school, D: text } = POINTS_FOR_WHOLE_WORD;
  expect(name - POINTS_FOR_BEGINNING.A).toBeGreaterThan(range);
  expect(name - school).toBeGreaterThan(range);
  expect(school - text).toBeGreaterThan(range);
});

const days = (from: number, to: number) => fc.integer({ min: from * DAY_MS, max: to * DAY_MS });
const anybody: fc.Arbitrary<Quality> = fc
  .record({
    complete_parts: fc.integer({ min: 0, max: 8 }),
    rating: fc.option(fc.integer({ min: 100, max: 500 }).map((hundredths) => hundredths / 100)),
    review_count: fc.integer({ min: 0, max: 3000 }),
    session_count: fc.integer({ min: 0, max: 100_000 }),
    proofs: fc.subarray<ProofKind>(['affiliation', 'graduation', 'vouched']),
    created_at: days(0, 400).map((before) => NOW - before),
    active_at: days(0, 400).map((before) => NOW - before),
    next_available_at: fc.option(days(0, 60).map((until) => NOW + until)),
  })
  .map((made) => Object.assign(made, made.rating === null ? { review_count: 0 } : {}));

test('every score is whole and within its bounds, which the best and the worst reach', () => {
  fc.assert(
    fc.property(anybody, (mentor) => {
      const points = rankScore(mentor, NOW);
      expect(Number.isInteger(points)).toBe(true);
      expect(points).toBeGreaterThanOrEqual(QUALITY_BOUNDS.least);
      expect(points).toBeLessThanOrEqual(QUALITY_BOUNDS.most);
    }),
  );
  const many = { review_count: 1_000_000, session_count: 1_000_000, proofs: ['vouched'] as const };
  expect(score({ ...many, rating: 5, complete_parts: 8 })).toBe(QUALITY_BOUNDS.most);
  const gone = { active_at: ago(900), next_available_at: null, complete_parts: 0, session_count: 0 };
  expect(score({ ...gone, rating: 1, review_count: 1000 })).toBe(QUALITY_BOUNDS.least);
});

test('a session with a review of five stars lowers no score, also not a new mentor’s', () => {
  for (const created_at of [ago(1), ago(20), ago(50), ago(80), ago(400)]) {
    const scores = Array.from({ length: 30 }, (_, sessions) =>
      score({ created_at, session_count: sessions, review_count: sessions, rating: sessions === 0 ? null : 5 }),
    );
    expect(scores).toEqual(scores.toSorted((one, other) => one - other));
  }
});

test('a score stays until its next step, and no longer where the clock alone gives another', () => {
  fc.assert(
    fc.property(anybody, fc.double({ min: 0, max: 1, noNaN: true }), (mentor, part) => {
      const step = nextPointsChange(mentor, NOW);
      expect(step).toBeGreaterThan(NOW);
      const last = Number.isFinite(step) ? step - 1 : NOW + 1000 * DAY_MS;
      // A moment before the next free time passes: the caller computes another one then.
      const until = Math.min(last, mentor.next_available_at ?? Infinity);
      const within = Math.floor(NOW + part * (until - NOW));
      expect(rankScore(mentor, within)).toBe(rankScore(mentor, NOW));
      if (Number.isFinite(step) && mentor.review_count < 10) {
        expect(rankScore(mentor, step)).not.toBe(rankScore(mentor, step - 1));
      }
    }),
  );
});
