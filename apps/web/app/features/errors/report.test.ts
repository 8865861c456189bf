import { ApiFailure } from '@abroad/contract/api-failure';
import { expect, test } from 'vitest';
import { reportOf } from './report.ts';

test('the report for support names time, page, status, code and request, and nothing that was typed', () => {
  const failure = new ApiFailure({ status: 503, code: 'UNAVAILABLE', message: 'Dear Linh', request_id: 'req-1' });
  const at = Date.parse('2026-11-20T09:18:00Z');
  const report = reportOf([
    { at, error: failure, place: '/bookings' },
    { at: at + 1000, error: new TypeError('Failed to fetch'), place: '/search' },
  ]);
  expect(report).toBe(
    '2026-11-20T09:18:00.000Z /bookings status 503 UNAVAILABLE request req-1\n' +
      '2026-11-20T09:18:01.000Z /search TypeError',
  );
});
