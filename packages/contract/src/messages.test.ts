import { expect, test } from 'vitest';
import { ERRORS } from './errors.ts';
import { messageForStatus } from './messages.ts';

test.each([
  [400, 'Invalid request. Please check your input and try again.'],
  [401, 'Authentication required. Please sign in.'],
  [403, "You don't have permission to perform this action."],
  [404, 'The requested resource was not found.'],
  [408, 'Request timed out. Please try again.'],
  [429, 'Too many requests. Please wait a moment and try again.'],
  [500, 'Server error. Please try again later.'],
  [502, 'Service temporarily unavailable. Please try again later.'],
  [503, 'Service temporarily unavailable. Please try again later.'],
  [418, 'Network error occurred. Please try again.'],
  [null, 'Network connection issue. Please check your internet connection.'],
])('[X-01] [X-02] [X-03] [X-04] [X-05] [X-06] [X-07] [X-08] [X-09] [X-10] status %s has its words', (status, words) => {
  expect(messageForStatus(status)).toBe(words);
});

test('every code of the product has a status from 400 to 599 and words of its own or of its status', () => {
  for (const { status, detail } of Object.values(ERRORS)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(detail).not.toBe('');
  }
});
