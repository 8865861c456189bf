import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { DiscreetClient } from './without-rows.ts';

const CONNECT_TIMEOUT_MS = 3000;
/** A connection that broke without a word is noticed by asking it something. */
const ASK_EVERY_MS = 30_000;
const END_TIMEOUT_MS = 1000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;

interface Subscription {
  url: string;
  /** A name that is written in this code: it is put into the statement as it is. */
  channel: string;
  onMessage: (payload: string) => void;
  /** It listens from now on; what was said before, or since the last connection broke, it has missed. */
  onListening: () => void;
  logger: Logger;
}

function askNowAndThen(client: pg.Client): { unanswered: Promise<never>; stop: () => void } {
  const { promise: unanswered, reject } = Promise.withResolvers<never>();
  unanswered.catch(() => undefined);
  const timer = setInterval(() => void client.query('select 1').catch(reject), ASK_EVERY_MS).unref();
  return { unanswered, stop: () => clearInterval(timer) };
}

/** Listens on one connection until that breaks, which is an error, or until the signal ends it. */
async function listenOnce({ url, channel, onMessage, onListening }: Subscription, signal: AbortSignal): Promise<void> {
  const client = new DiscreetClient({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'abroad-mentors-listen',
  });
  const broken = once(client, 'end', { signal });
  broken.catch(() => undefined);
  client.on('notification', ({ payload }) => onMessage(payload ?? ''));
  const asking = askNowAndThen(client);
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    onListening();
    await Promise.race([broken, asking.unanswered]);
  } finally {
    asking.stop();
    // What it has to say now is known, or is about to be by the error that led here.
    client.on('error', () => undefined);
    // A connection that answers nothing doesn't say that it has ended either.
    await Promise.race([client.end().catch(() => undefined), delay(END_TIMEOUT_MS, undefined, { ref: false })]);
  }
}

/**
 * Listens to a channel of PostgreSQL (LISTEN) on a connection of its own, and connects anew whenever that breaks, after
 * waits that double and differ from process to process.
 * @returns how to stop.
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
            { err: error, channel: subscription.channel },
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
      // An attempt to connect is not waited for.
      await Promise.race([ended, delay(END_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
