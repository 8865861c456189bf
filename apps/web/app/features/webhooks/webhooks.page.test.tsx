import type { WebhookDelivery } from '@abroad/contract/webhooks';
import { screen, within } from '@testing-library/react';
import { beforeEach, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { NOTHING, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { PREFERENCES } from '../../testing/sample-notifications.ts';
import { sampleWebhook } from '../../testing/sample-webhook.ts';
import { seeAll } from '../../testing/see-all.ts';

// The section is loaded when it is visible.
beforeEach(seeAll);

test('the log of a webhook says when a delivery is tried again', async () => {
  const delivery: WebhookDelivery = {
    id: SAMPLE_ID,
    event: 'booking.confirmed',
    booking_id: SAMPLE_ID,
    status: 'waiting',
    attempts: 2,
    response_code: 500,
    response_body: null,
    problem: null,
    last_try_at: '2026-11-20T09:03:00Z',
    next_try_at: '2026-11-21T09:03:00Z',
    created_at: '2026-11-20T08:58:00Z',
  };
  const { user } = await openPage('/settings/advanced', {
    answers: {
      getNotificationPreferences: PREFERENCES,
      listPushSubscriptions: NOTHING,
      listBlocked: NOTHING,
      listApiKeys: NOTHING,
      listWebhooks: { items: [sampleWebhook], total: 1 },
      listWebhookDeliveries: { ...NOTHING, items: [delivery], total: 1 },
    },
  });
  await user.click(await screen.findByRole('button', { name: `Log: ${sampleWebhook.url}` }));
  const log = within(await screen.findByRole('list', { name: 'Log' }));
  log.getByText(/ · Response 500 · 2 tries · next try tomorrow \d\d:\d\d$/);
});
