import { setTimeout as later } from 'node:timers/promises';
import { readEvents, type ReadEvent } from '@abroad/api/testing/event-reader';
import type { Client } from '@abroad/contract/client';
import { createRandom, mix, type Random } from '../../../tools/seed/random.ts';
import type { Citizen } from '../lib/people.ts';
import { retryUntilAnswered } from '../lib/retry.ts';
import type { World } from '../lib/world.ts';
import { seenMessages, type Seen, type SeenMessages } from './orders.ts';
import { peopleOf, type Pair } from './pairs.ts';

const PAUSE_MS = 200;
const LOOK_MS = 250;

export interface Listener {
  who: Citizen;
  seen: SeenMessages;
}

export interface Listeners {
  all: readonly Listener[];
  /** The number of opened streams, and of requests to load everything again. */
  opened(): number;
  reloads(): number;
  /** Answers that should not happen. */
  surprises: readonly string[];
  /** Waits until everyone has seen all of some messages. @returns the number that was not seen in time */
  waitForAll(messages: readonly Seen[], patience_ms: number): Promise<number>;
  end(): Promise<void>;
}

/** Opens a stream for each person at one of the processes, and another if it breaks, as a page does. */
export function startListeners(world: World, pairs: readonly Pair[], seed: number): Listeners {
  let [opened, reloads] = [0, 0];
  const surprises: string[] = [];
  const ending = new AbortController();

  /** Reads all of a person's conversations, as a page does. */
  async function reload({ who, seen }: Listener): Promise<void> {
    const ask = <T>(call: (client: Client) => Promise<T>) => retryUntilAnswered(world, who, call);
    const { items } = await ask((client) => client.listThreads({ query: {} }));
    for (const { id } of items) {
      let before: string | undefined;
      let isMore = true;
      while (isMore) {
        const query = before === undefined ? {} : { before };
        const detail = await ask((client) => client.getThread({ params: { id }, query }));
        seen.takeAll(detail.messages);
        before = detail.messages[0]?.id;
        isMore = detail.has_more;
      }
    }
  }

  async function listen(listener: Listener, random: Random): Promise<void> {
    const { who, seen } = listener;
    let last_id: string | undefined;
    const loading: Promise<void>[] = [];
    const loadAll = () => {
      reloads += 1;
      loading.push(reload(listener).catch((error: unknown) => void surprises.push(String(error))));
    };
    const onEvent = ({ event, data, id }: ReadEvent) => {
      if (event === 'message') {
        seen.take(JSON.parse(data) as Seen);
        last_id = id;
      } else if (event === 'reload') {
        loadAll();
      }
    };
    const headers = () => ({
      authorization: `Bearer ${who.token}`,
      ...(last_id !== undefined && { 'last-event-id': last_id }),
    });
    while (!ending.signal.aborted) {
      const { base_url } = random.pick(world.apis);
      const stream = await readEvents(`${base_url}/api/v1/messages/stream`, headers(), onEvent).catch(() => null);
      if (stream?.status === 200) {
        opened += 1;
        // A page reads everything first; after the first event, the stream itself must bring missed ones.
        if (last_id === undefined) loadAll();
        const stop = () => stream.close();
        ending.signal.addEventListener('abort', stop, { once: true });
        await stream.ended;
        ending.signal.removeEventListener('abort', stop);
      }
      await later(random.below(PAUSE_MS));
    }
    await Promise.all(loading);
  }

  const listening = [...peopleOf(pairs)].map(([who, own], place) => {
    const listener = { who, seen: seenMessages() };
    return { listener, ended: listen(listener, createRandom(mix(seed, place))), own };
  });
  for (const { ended } of listening) ended.catch(() => undefined);

  function unseen(messages: readonly Seen[]): Seen[] {
    return listening.flatMap(({ listener: { seen }, own }) => {
      const threads = new Set(own.map(({ thread_id }) => thread_id));
      return messages.filter(({ id, thread_id }) => threads.has(thread_id) && !seen.has(id));
    });
  }

  return {
    all: listening.map(({ listener }) => listener),
    opened: () => opened,
    reloads: () => reloads,
    surprises,
    async waitForAll(messages, patience_ms) {
      const until = performance.now() + patience_ms;
      while (unseen(messages).length > 0 && performance.now() < until) await later(LOOK_MS);
      const missing = unseen(messages);
      for (const { id, created_at } of missing.slice(0, 8)) console.log(`  not seen: ${id} of ${created_at}`);
      return missing.length;
    },
    async end() {
      ending.abort();
      await Promise.all(listening.map(({ ended }) => ended));
    },
  };
}
