import { Webhook } from 'standardwebhooks';
import { WebhookMessage, type WebhookEventType } from '@abroad/contract';
import { vi } from 'vitest';
import { webhookSender } from '../providers/webhooks/sender.ts';
import { bookingScene } from './booking-scene.ts';
import type { Made } from './make.ts';
import { runJob } from './run-due-jobs.ts';
import { smallServers, type ReceivedRequest } from './small-server.ts';

const PATIENT = { allow_private_networks: true, request_timeout_ms: 30_000, total_timeout_ms: 30_000 };

/** Reads a message as a receiver does, by the reference library; the clock is the one of the test. */
export function verify(secret: string, { headers, body }: ReceivedRequest, now: number): unknown {
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    vi.useRealTimers();
  }
}

/** Bookings, and servers on this machine that get their events. */
export function webhookScene() {
  const scene = bookingScene({ webhooks: webhookSender(PATIENT) });
  const serve = smallServers();
  /** Statuses to answer with, the last one for good. */
  const receiver = (...statuses: number[]) =>
    serve((_asked, response) => {
      response.statusCode = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 204;
      response.end();
    });
  const subscribe = ({ client }: Made, url: string, events: WebhookEventType[]) =>
    client.createWebhook({ body: { url, events } });
  return Object.assign(scene, {
    serve,
    receiver,
    subscribe,
    /** The events that a server got, in the order of arrival. */
    read: (secret: string, asked: readonly ReceivedRequest[]) =>
      asked.map((one) => WebhookMessage.strict().parse(verify(secret, one, scene.clock.now()))),
    logOf: async ({ client }: Made, id: string) => (await client.listWebhookDeliveries({ params: { id } })).items,
    /** Runs the jobs about webhooks. */
    runWebhookJobs: () => scene.runJobs('fan-out-webhooks', 'fan-out-payout', 'deliver-webhook'),
    /** Tries a message as its job would. */
    deliver: (delivery_id: string) => runJob(scene.api.context, 'deliver-webhook', { delivery_id }),
  });
}
