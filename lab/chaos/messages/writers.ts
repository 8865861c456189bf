import { randomUUID } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import type { Message } from '@abroad/contract';
import { ApiFailure } from '@abroad/contract/api-failure';
import type { Client } from '@abroad/contract/client';
import { createRandom, mix, type Random } from '../../../tools/seed/random.ts';
import type { Citizen } from '../lib/people.ts';
import { retryUntilAnswered } from '../lib/retry.ts';
import type { World } from '../lib/world.ts';
import { textOf, type Pair } from './pairs.ts';

/** So many of an hour's messages are written in a run of some minutes. */
const MOST_PAUSE_MS = 5000;
/** The share of messages that are sent twice at once, as by two windows. */
const TWICE = 0.15;

/** A message as the API returned it to its writer, who may rely on it. */
export interface Sent {
  id: string;
  thread_id: string;
  author_id: string;
  client_message_id: string;
  text: string;
  created_at: string;
}

export interface Writers {
  /** The messages, in the order in which each author got the answers. */
  sent: readonly Sent[];
  /** The time of each answer, in ms. */
  answered_at: readonly number[];
  /** Answers that should not happen. */
  surprises: readonly string[];
  /** Lets all writers finish their present message. */
  end(): Promise<void>;
}

/** Both people of each pair write without a pause for answers: each sends the next message when the last one is answered. */
export function startWriters(world: World, pairs: readonly Pair[], seed: number): Writers {
  const sent: Sent[] = [];
  const answered_at: number[] = [];
  const surprises: string[] = [];
  const ending = new AbortController();

  type Ask = (client: Client, body: { text: string; client_message_id: string }) => Promise<Message>;

  async function write(random: Random, who: Citizen, ask: Ask): Promise<Message> {
    const body = { text: textOf(random), client_message_id: randomUUID() };
    const once = () =>
      retryUntilAnswered(world, who, (client) => ask(client, body), { begin: random.below(world.apis.length) });
    const [message, again] = await Promise.all(random.chance(TWICE) ? [once(), once()] : [once()]);
    if (message === undefined || (again !== undefined && again.id !== message.id)) {
      throw new Error('the same message was answered as two');
    }
    const { id, thread_id, created_at } = message;
    sent.push({ ...body, id, thread_id, created_at, author_id: who.user_id });
    answered_at.push(performance.now());
    return message;
  }

  async function goOn(random: Random, who: Citizen, id: string): Promise<void> {
    while (!ending.signal.aborted) {
      await write(random, who, (client, body) => client.sendMessage({ params: { id }, body }));
      await later(random.below(MOST_PAUSE_MS));
    }
  }

  async function talk(pair: Pair, random: Random): Promise<void> {
    const { mentor, prospect } = pair;
    const { thread_id: id } = await write(random, prospect, (client, body) =>
      client.startThread({ body: { ...body, mentor_slug: mentor.slug } }),
    );
    pair.thread_id = id;
    await write(random, mentor, (client, body) => client.sendMessage({ params: { id }, body }));
    await Promise.all([mentor, prospect].map((who) => goOn(random, who, id)));
  }

  const talks = pairs.map((pair, place) =>
    talk(pair, createRandom(mix(seed, place))).catch((error: unknown) => {
      const code = error instanceof ApiFailure ? error.code : String(error);
      // A writer who has reached the hourly limit stops.
      if (code !== 'TOO_MANY_MESSAGES_HOUR') surprises.push(code);
    }),
  );
  return {
    sent,
    answered_at,
    surprises,
    async end() {
      ending.abort();
      await Promise.all(talks);
    },
  };
}
