import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casesAround, compiled } from './cases.test-helper.ts';
import { explainSlots } from './explain-slots.ts';
import { findSlots, isOffered, nextSlot } from './find-slots.ts';
import { referenceSlots } from './reference.test-helper.ts';

const MINUTE = 60_000;
const RUNS = { numRuns: 400, seed: 20_261_120 };

/** Weeks in which the clocks of these zones do something, and one in which nothing happens. */
const PLACES: readonly (readonly [string, string])[] = [
  ['Europe/Berlin', '2027-03-28'],
  ['Europe/Berlin', '2026-10-25'],
  ['America/New_York', '2027-03-14'],
  ['America/New_York', '2026-11-01'],
  ['Asia/Kolkata', '2026-11-20'],
  ['Asia/Kathmandu', '2026-11-20'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['Pacific/Chatham', '2027-04-04'],
  ['Africa/Casablanca', '2026-02-15'],
  ['Africa/Casablanca', '2026-03-22'],
  ['Africa/Cairo', '2027-04-30'],
  ['America/Havana', '2026-11-01'],
  ['America/St_Johns', '2010-11-07'],
  ['America/Sao_Paulo', '2018-11-04'],
  ['America/Sao_Paulo', '2019-02-17'],
  ['America/Caracas', '2016-05-01'],
  ['Asia/Pyongyang', '2018-05-05'],
  ['Pacific/Apia', '2011-12-30'],
  ['Pacific/Kiritimati', '1995-01-01'],
  ['UTC', '2026-12-31'],
];

const cases = fc.constantFrom(...PLACES).chain((place) => casesAround(...place));

test('[E-07] [E-15] [E-16] [E-17] offers what the slow reading of the rules offers, in every zone and week', () => {
  fc.assert(
    fc.property(cases, ({ timeZone, rules, question }) => {
      const slots = findSlots(compiled(timeZone, rules), question);
      expect(slots).toEqual(referenceSlots(timeZone, rules, question));
    }),
    RUNS,
  );
});

test('[E-07] the next slot and a limited list are the beginning of the whole list', () => {
  fc.assert(
    fc.property(cases, fc.integer({ min: 1, max: 40 }), ({ timeZone, rules, question }, limit) => {
      const schedule = compiled(timeZone, rules);
      const slots = findSlots(schedule, question);
      expect(findSlots(schedule, { ...question, limit })).toEqual(slots.slice(0, limit));
      expect(nextSlot(schedule, question)).toBe(slots[0] ?? null);
    }),
    RUNS,
  );
});

test('[E-07] a start is on offer exactly when it is in the list', () => {
  fc.assert(
    fc.property(cases, fc.array(fc.nat(2000), { maxLength: 20 }), ({ timeZone, rules, question }, fives) => {
      const schedule = compiled(timeZone, rules);
      const slots = findSlots(schedule, question);
      const listed = new Set(slots);
      const tried = fives.map((five) => Math.ceil(question.from / (5 * MINUTE) + five) * 5 * MINUTE);
      for (const start of [...slots.slice(0, 20), ...tried.filter((instant) => instant < question.to)]) {
        expect(isOffered(schedule, question, start)).toBe(listed.has(start));
      }
    }),
    RUNS,
  );
});

test('[E-07] asking in two parts gives the same slots as asking once', () => {
  fc.assert(
    fc.property(cases, fc.double({ min: 0, max: 1, noNaN: true }), ({ timeZone, rules, question }, share) => {
      const schedule = compiled(timeZone, rules);
      const middle = Math.round(question.from + (question.to - question.from) * share);
      const parts = [
        ...findSlots(schedule, { ...question, to: Math.min(middle, question.to) }),
        ...findSlots(schedule, { ...question, from: Math.max(middle, question.from) }),
      ];
      expect(parts).toEqual(question.from < question.to ? findSlots(schedule, question) : []);
    }),
    RUNS,
  );
});

test('[E-07] the explanation has the same slots, and a reason for every other time', () => {
  fc.assert(
    fc.property(cases, ({ timeZone, rules, question }) => {
      const schedule = compiled(timeZone, rules);
      const times = explainSlots(schedule, question);
      const offered = times.filter(({ refusals }) => refusals.length === 0);
      expect(offered.map(({ start }) => start)).toEqual(findSlots(schedule, question));
      expect(times.every(({ start }) => start >= question.from && start < question.to)).toBe(true);
    }),
    RUNS,
  );
});
