import { expect, test } from 'vitest';
import {
  afterSaying,
  answerUntil,
  decisionDue,
  maySay,
  noShowRefund,
  type NoShowCase,
  type NoShowWord,
} from './no-shows.ts';

const REPORTED_AT = Date.parse('2055-01-11T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The student reported the mentor. */
const reported: NoShowCase = {
  state: 'reported',
  answer_until: answerUntil(REPORTED_AT),
  said: { mentor: [], prospect: ['report'] },
};
const contested = (mentor: NoShowWord[], prospect: NoShowWord[] = ['report']): NoShowCase => ({
  ...reported,
  state: 'contested',
  said: { mentor, prospect },
});

test('[T-40] the other side can answer 47:59 after the report, and no longer 48:01 after it', () => {
  for (const word of ['agree', 'contest', 'report'] as const) {
    expect(maySay(reported, 'mentor', word, REPORTED_AT + 48 * HOUR - MINUTE)).toBe(true);
    expect(maySay(reported, 'mentor', word, REPORTED_AT + 48 * HOUR)).toBe(false);
    expect(maySay(reported, 'mentor', word, REPORTED_AT + 48 * HOUR + MINUTE)).toBe(false);
  }
});

test('[T-40] who reported waits for the answer, and may then stand by it or say that both met after all', () => {
  expect(maySay(reported, 'prospect', 'contest', REPORTED_AT)).toBe(false);
  expect(maySay(reported, 'prospect', 'agree', REPORTED_AT)).toBe(false);
  const late = REPORTED_AT + 60 * HOUR;
  expect(maySay(contested(['contest']), 'prospect', 'contest', late)).toBe(true);
  expect(maySay(contested(['contest']), 'prospect', 'agree', late)).toBe(true);
  expect(maySay(contested(['contest'], ['report', 'contest']), 'prospect', 'contest', late)).toBe(false);
  expect(maySay(contested(['contest']), 'prospect', 'report', late)).toBe(false);
});

test('nothing can be said once a case has ended', () => {
  for (const state of ['accepted', 'uncontested', 'decided'] as const) {
    expect(maySay({ ...contested(['contest']), state }, 'prospect', 'agree', REPORTED_AT)).toBe(false);
  }
});

test('[T-40] a report that the other side agrees with is accepted; any other answer makes it contested', () => {
  expect(afterSaying(reported, 'mentor', 'agree')).toEqual({ state: 'accepted', outcome: 'mentor_absent' });
  expect(afterSaying(reported, 'mentor', 'contest')).toEqual({ state: 'contested', outcome: null });
  expect(afterSaying(reported, 'mentor', 'report')).toEqual({ state: 'contested', outcome: null });
});

test('[T-40] a case closes by itself when both say that they met after all, or when one admits to have been absent', () => {
  const met = { state: 'decided', outcome: 'both_came' };
  expect(afterSaying(contested(['contest']), 'prospect', 'agree')).toEqual(met);
  expect(afterSaying(contested(['report', 'agree']), 'prospect', 'agree')).toEqual(met);
  expect(afterSaying(contested(['report']), 'prospect', 'agree')).toEqual({ state: 'contested', outcome: null });
  expect(afterSaying(contested(['contest']), 'mentor', 'agree')).toEqual({
    state: 'decided',
    outcome: 'mentor_absent',
  });
  expect(afterSaying(contested(['contest']), 'prospect', 'contest')).toEqual({ state: 'contested', outcome: null });
});

test('[T-40] staff decide within three days of the answer', () => {
  expect(decisionDue(REPORTED_AT) - REPORTED_AT).toBe(72 * HOUR);
});

test('[T-40] a mentor’s absence gives everything back, a technical fault half, and nothing else anything', () => {
  const paid = { price_minor: 5001, held_minor: 5001, step_minor: 1 };
  expect(noShowRefund('mentor_absent', paid)).toBe(5001);
  expect(noShowRefund('technical', paid)).toBe(2500);
  expect(noShowRefund('technical', { ...paid, step_minor: 100 })).toBe(2500);
  expect(noShowRefund('technical', { price_minor: 5100, held_minor: 5100, step_minor: 100 })).toBe(2500);
  expect(noShowRefund('technical', { ...paid, held_minor: 4001 })).toBe(1500);
  expect(noShowRefund('technical', { ...paid, held_minor: 1000 })).toBe(0);
  expect(noShowRefund('prospect_absent', paid)).toBe(0);
  expect(noShowRefund('both_came', paid)).toBe(0);
});
