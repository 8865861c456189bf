import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedActions, eventOf, isOpenToAgreement, whyNot } from './actions.ts';
import { BOOKING_ACTIONS } from './booking-actions.ts';
import type { ActionQuestion, Viewer } from './actions.ts';
import { DEFAULT_POLICY } from './policy.ts';
import { BOOKING_STATUSES } from './statuses.ts';
import type { BookingStatus } from './statuses.ts';
import { transition } from './transitions.ts';

const START = Date.parse('2026-11-27T12:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function asked(
  status: BookingStatus,
  viewer: Viewer,
  now: number,
  { reschedules = 0, proposals = 0 } = {},
): ActionQuestion {
  const booking = {
    status,
    created_at: START - 7 * 24 * HOUR,
    start: START,
    end: START + 30 * MINUTE,
    policy: DEFAULT_POLICY,
    reschedule_count: reschedules,
    proposals_made: proposals,
  };
  return { booking, viewer, now };
}

const questions: fc.Arbitrary<ActionQuestion> = fc
  .record({
    status: fc.constantFrom(...BOOKING_STATUSES),
    viewer: fc.constantFrom<Viewer>('mentor', 'prospect', null),
    minute: fc.integer({ min: -8 * 1440, max: 4 * 1440 }),
    reschedules: fc.nat(3),
    proposals: fc.nat(6),
  })
  .map(({ status, viewer, minute, ...counts }) => asked(status, viewer, START + minute * MINUTE, counts));

test('[E-23] a stranger can’t act on a booking', () => {
  fc.assert(
    fc.property(questions, (question) => {
      expect(allowedActions({ ...question, viewer: null })).toEqual([]);
    }),
  );
});

test('[N-26] who is suspended can join, cancel and answer a no-show, and nothing else; the other side can’t ask them for anything', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const usual = allowedActions(question);
      expect(allowedActions({ ...question, suspended: 'viewer' })).toEqual(
        usual.filter((action) => ['join', 'cancel', 'answer_no_show'].includes(action)),
      );
      expect(allowedActions({ ...question, suspended: 'other' })).toEqual(
        usual.filter((action) => !['pay', 'accept', 'reschedule', 'propose'].includes(action)),
      );
    }),
  );
});

test('[E-23] no action is offered that the table of transitions refuses', () => {
  fc.assert(
    fc.property(questions, (question) => {
      for (const action of allowedActions(question)) {
        const event = question.viewer === null ? null : eventOf(action, question.viewer);
        if (event !== null && question.viewer !== null) {
          expect(transition(question.booking.status, event, question.viewer).ok).toBe(true);
        }
      }
    }),
  );
});

test('[E-23] an action is either offered or has a reason why not', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const allowed = allowedActions(question);
      for (const action of BOOKING_ACTIONS) {
        const refusal = whyNot(action, question);
        expect(refusal === null).toBe(allowed.includes(action));
        if (refusal !== null) expect(refusal.words).toMatch(/\.$/);
      }
    }),
  );
});

test.each([
  ['confirmed', 'prospect', -24 * HOUR, ['reschedule', 'propose', 'cancel']],
  ['confirmed', 'mentor', -24 * HOUR, ['reschedule', 'propose', 'cancel']],
  ['confirmed', 'prospect', -12 * HOUR, ['reschedule', 'propose', 'cancel']],
  ['confirmed', 'prospect', -12 * HOUR + 1, ['propose', 'cancel']],
  ['confirmed', 'prospect', -10 * MINUTE, ['join', 'propose', 'cancel']],
  ['confirmed', 'prospect', 0, ['join']],
  ['confirmed', 'mentor', 10 * MINUTE, ['join', 'report_no_show']],
  ['confirmed', 'mentor', 30 * MINUTE, ['report_no_show', 'review']],
  ['confirmed', 'mentor', 72 * HOUR + 30 * MINUTE, ['review']],
  ['completed', 'prospect', 49 * HOUR, ['report_no_show', 'review']],
  ['completed', 'mentor', 14 * 24 * HOUR + 29 * MINUTE, ['review']],
  ['completed', 'mentor', 14 * 24 * HOUR + 30 * MINUTE, []],
  ['no_show_mentor', 'prospect', 49 * HOUR, []],
  ['requested', 'mentor', -6 * 24 * HOUR, ['accept', 'decline', 'propose']],
  ['requested', 'mentor', -5 * 24 * HOUR, []],
  ['requested', 'prospect', -6 * 24 * HOUR, ['cancel']],
  ['requested', 'prospect', -5 * 24 * HOUR, []],
  ['pending_payment', 'prospect', -7 * 24 * HOUR + 14 * MINUTE, ['pay', 'cancel']],
  ['pending_payment', 'prospect', -7 * 24 * HOUR + 15 * MINUTE, []],
  ['pending_payment', 'mentor', -7 * 24 * HOUR, []],
  ['cancelled', 'prospect', -24 * HOUR, []],
] as const)('[E-23] %s, seen by the %s, %i ms from the start: %j', (status, viewer, away, actions) => {
  expect(allowedActions(asked(status, viewer, START + away))).toEqual(actions);
});

test('[E-17] a booking moves as often as the policy says', () => {
  expect(whyNot('reschedule', asked('confirmed', 'prospect', START - 24 * HOUR, { reschedules: 1 }))).toBeNull();
  expect(whyNot('reschedule', asked('confirmed', 'prospect', START - 24 * HOUR, { reschedules: 2 }))).toEqual({
    code: 'TOO_MANY_RESCHEDULES',
    words: 'This booking was already moved as often as the mentor allows.',
  });
});

test('[E-23] a side proposes other times five times, however late, and not once the session began', () => {
  const late = START - MINUTE;
  expect(whyNot('propose', asked('confirmed', 'prospect', late, { proposals: 4, reschedules: 9 }))).toBeNull();
  expect(whyNot('propose', asked('confirmed', 'prospect', late, { proposals: 5 }))?.code).toBe('TOO_MANY_PROPOSALS');
  expect(whyNot('propose', asked('confirmed', 'mentor', START))?.code).toBe('ALREADY_STARTED');
});

test('[U-16] a mentor proposes other times for a request until it ends, and not while its money is being taken', () => {
  const request = asked('requested', 'mentor', START - 6 * 24 * HOUR);
  expect(whyNot('propose', request)).toBeNull();
  expect(whyNot('propose', { ...request, viewer: 'prospect' })?.code).toBe('NOT_IN_THIS_STATUS');
  const capturing = { ...request, booking: { ...request.booking, is_capturing: true } };
  expect(whyNot('propose', capturing)?.code).toBe('PAYMENT_UNDER_WAY');
  expect(isOpenToAgreement(request)).toBe(true);
  expect(isOpenToAgreement(capturing)).toBe(false);
  const ended = asked('requested', 'mentor', START - 5 * 24 * HOUR);
  expect(whyNot('propose', ended)?.code).toBe('REQUEST_ENDED');
  expect(isOpenToAgreement(ended)).toBe(false);
});

test.each([
  ['pay', 'confirmed', 'prospect', 'NOT_IN_THIS_STATUS'],
  ['pay', 'pending_payment', 'mentor', 'NOT_YOURS_TO_DO'],
  ['accept', 'requested', 'prospect', 'NOT_YOURS_TO_DO'],
  ['cancel', 'cancelled', 'mentor', 'NOT_IN_THIS_STATUS'],
  ['join', 'confirmed', 'mentor', 'TOO_EARLY_TO_JOIN'],
  ['report_no_show', 'confirmed', 'mentor', 'TOO_EARLY_TO_REPORT'],
] as const)('[E-23] %s on a %s booking is refused to the %s: %s', (action, status, viewer, code) => {
  expect(whyNot(action, asked(status, viewer, START - 24 * HOUR))?.code).toBe(code);
});
