import { expect, test } from 'vitest';
import { missedSessions, stepAfter, type StrikeKind } from './case-ladders.ts';

const times = (count: number, kind: StrikeKind) => Array.from({ length: count }, () => kind);

test('[T-36] the steps of missed sessions: the checklist, 7, 14 and 30 days hidden, then the end of the account', () => {
  expect([1, 2, 3, 4, 5, 6].map((count) => stepAfter('no_show', times(count, 'no_show')))).toEqual([
    { do: 'hide_until_read' },
    { do: 'hide', days: 7 },
    { do: 'hide', days: 14 },
    { do: 'hide', days: 30 },
    { do: 'close' },
    { do: 'close' },
  ]);
});

test('[T-36] every third late cancellation counts as a missed session, and no other does', () => {
  const after = (late: number, missed = 0) =>
    stepAfter('late_cancellation', [...times(late, 'late_cancellation'), ...times(missed, 'no_show')]);
  expect([1, 2, 3, 4, 5, 6].map((late) => after(late))).toEqual([
    null,
    null,
    { do: 'hide_until_read' },
    null,
    null,
    { do: 'hide', days: 7 },
  ]);
  expect(after(3, 2)).toEqual({ do: 'hide', days: 14 });
  expect(missedSessions([...times(7, 'late_cancellation'), ...times(2, 'no_show')])).toBe(4);
});

test('[T-36] paying outside: a warning, 7 days, 30 days, the end; what has no ladder is decided each time', () => {
  expect([1, 2, 3, 4].map((count) => stepAfter('paying_outside', times(count, 'paying_outside')))).toEqual([
    { do: 'warn' },
    { do: 'suspend', days: 7 },
    { do: 'suspend', days: 30 },
    { do: 'close' },
  ]);
  expect(stepAfter('safety', ['safety', 'no_show'])).toBeNull();
});
