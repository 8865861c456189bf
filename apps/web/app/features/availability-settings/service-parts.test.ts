import { expect, test } from 'vitest';
import { partOf } from './service-parts.ts';

test.each([
  ['meeting_location', 'what'],
  ['instruction', 'what'],
  ['schedule_id', 'when'],
  ['booking_policy.window_days', 'when'],
  ['booking_policy.late_refund_pct', 'rules'],
  ['questions.1.label', 'questions'],
])('[C-06] a field is found on its tab: %s on %s', (path, part) => {
  expect(partOf(path)).toBe(part);
});
