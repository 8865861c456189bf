import { MENTOR_STEPS } from '@abroad/contract/identity';
import { expect, test } from 'vitest';
import { isComplete, stopsOf } from './checklist.tsx';

const steps = MENTOR_STEPS.map((step) => ({ step, is_done: step !== 'share' }));

test('[U-14] the way to a complete profile ends when nothing is missing and each step is done', () => {
  expect(isComplete({ steps, missing: [] })).toBe(false);
  const done = steps.map(({ step }) => ({ step, is_done: true }));
  expect(isComplete({ steps: done, missing: ['topic'] })).toBe(false);
  expect(isComplete({ steps: done, missing: [] })).toBe(true);
});

test('[U-14] each stop leads to the place where it is done, or opens its dialog here', () => {
  const stops = stopsOf({ steps, missing: ['topic', 'language'] }, 'linh-tran');
  expect(stops.map(({ step, to }) => [step, to])).toEqual([
    ['profile', '/linh-tran/mentor-profile'],
    ['photo', null],
    ['proof', null],
    ['meeting_link', '/my-profile/services'],
    ['calendar', '/my-profile/availability-settings#calendars'],
    ['paid_service', '/my-profile/services'],
    ['payout_account', '/earnings#payouts'],
    ['share', null],
  ]);
  expect(stops[0]).toMatchObject({ isDone: false, label: 'mentoring.missing_topic' });
});
