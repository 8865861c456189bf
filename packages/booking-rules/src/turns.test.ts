import { expect, test } from 'vitest';
import { turnOf, type SeenBooking, type Turn } from './turns.ts';

const cases: [string, Partial<SeenBooking>, Turn | null][] = [
  ['a hold that its student has not paid', { allowed_actions: ['pay', 'cancel'] }, 'pay'],
  ['a request before its mentor', { viewer_role: 'mentor', allowed_actions: ['accept', 'decline'] }, 'answer_request'],
  ['a request before its student', { allowed_actions: ['cancel'] }, null],
  ['other times of the mentor before the student', { proposal: { proposed_by: 'mentor' } }, 'answer_proposal'],
  [
    'a request whose mentor has proposed other times',
    { viewer_role: 'mentor', allowed_actions: ['accept', 'decline'], proposal: { proposed_by: 'mentor' } },
    null,
  ],
  ['other times of the student before the student', { proposal: { proposed_by: 'prospect' } }, null],
  ['a confirmed session', { allowed_actions: ['join', 'cancel'] }, null],
];

test.each(cases)('[U-03] what the viewer has to do: %s', (_, seen, turn) => {
  expect(turnOf({ viewer_role: 'prospect', allowed_actions: [], proposal: null, ...seen })).toBe(turn);
});
