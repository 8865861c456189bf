import { expect, test } from 'vitest';
import { webhookEventTypes } from './webhook-event-types.ts';

test('[T-153] subscribers hear of a withdrawal as of any cancellation', () => {
  const change = { from_status: 'confirmed', to_status: 'cancelled' } as const;
  expect(webhookEventTypes({ kind: 'withdrawn', ...change })).toEqual(['booking.cancelled']);
  expect(webhookEventTypes({ kind: 'withdrawn', ...change })).toEqual(
    webhookEventTypes({ kind: 'cancelled', ...change }),
  );
});
