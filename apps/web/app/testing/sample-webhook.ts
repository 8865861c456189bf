import type { Webhook } from '@abroad/contract/webhooks';
import { NOW, SAMPLE_ID } from './sample-answers.ts';

export const sampleWebhook: Webhook = {
  id: SAMPLE_ID,
  url: 'https://example.org/hooks',
  events: ['booking.confirmed'],
  is_active: true,
  off_reason: null,
  failing_since: null,
  former_secret_until: null,
  created_at: NOW,
  updated_at: NOW,
};
