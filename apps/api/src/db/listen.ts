import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { DiscreetClient } from './without-rows.ts';

const CONNECT_TIMEOUT_MS = 3000;
/** Interval of the queries that detect a broken connection. */
const ASK_EVERY_MS = 30_000;
const END_TIMEOUT_MS = 1000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;

interface Subscription {
  url: string;
  /** Names from the code: they are put into the statement unescaped. */
  channels: readonly string[];
  onMessage: (payload: string, channel: string) => void;
  /** Called when listening starts. Notifications from before, or since the last connection broke, are missed. */
  onListening: () => void;
  logger: Logger;
}

function askNowAndThen(client: pg.Client): { unanswered: Promise<never>; stop: () => void } {
  const { promise: unanswered, reject } = Promise.withResolvers<never>();
  unanswered.catch(() => undefined);
  const timer = setInterval(() => void client.query('select 1').catch(reject), ASK_EVERY_MS).unref();
  return { unanswered, stop: () => clearInterval(timer) };
}

/** Listens on one connection until it breaks, which is an error, or until the signal ends it. */
async function listenOnce({ url, channels, onMessage, onListening }: Subscription, signal: AbortSignal): Promise<void> {
  const client = new DiscreetClient({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'abroad-mentors-listen',
  });
  const broken = once(client, 'end', { signal });
  broken.catch(() => undefined);
  client.on('notification', ({ payload, channel }) => onMessage(payload ?? '', channel));
  const asking = askNowAndThen(client);
  try {
    await client.connect();
    await client.query(channels.map((channel) => `listen ${channel}`).join('; '));
    onListening();
    await Promise.race([broken, asking.unanswered]);
  } finally {
    asking.stop();
    // Later errors of this connection add nothing to the one that led here.
    client.on('error', () => undefined);
    // A connection that doesn't answer doesn't report its end either.
    await Promise.race([client.end().catch(() => undefined), delay(END_TIMEOUT_MS, undefined, { ref: false })]);
  }
}

/**
 * Listens to channels of PostgreSQL (LISTEN) on a connection of its own. Reconnects whenever that breaks, after waits
 * that double and differ between processes.
 * @returns a function that stops listening.
 */
export function listen(subscription: Subscription): { close: () => Promise<void> } {
  const stop = new AbortController();
  const { signal } = stop;
  const run = async () => {
    let wait = FIRST_WAIT_MS;
    const onListening = () => {
      wait = FIRST_WAIT_MS;
      subscription.onListening();
    };
    while (!signal.aborted) {
      await listenOnce({ ...subscription, onListening }, signal).catch((error: unknown) => {
        if (!signal.aborted) {
          subscription.logger.warn(
            { err: error, channels: subscription.channels },
            'listening broke and is taken up again',
          );
        }
      });
      await delay(wait * (0.5 + Math.random() / 2), undefined, { signal, ref: false }).catch(() => undefined);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  };
  const ended = run();
  return {
    async close() {
      stop.abort();
      // An attempt to connect is not awaited.
      await Promise.race([ended, delay(END_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
