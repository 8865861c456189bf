import { setTimeout as later } from 'node:timers/promises';
import type { ThreadDetail } from '@abroad/contract';
import { createRandom, mix, type Random } from '../../../tools/seed/random.ts';
import type { Citizen } from '../lib/people.ts';
import { retryUntilAnswered } from '../lib/retry.ts';
import type { World } from '../lib/world.ts';
import { peopleOf, type Pair } from './pairs.ts';

const MOST_PAUSE_MS = 4000;

/** A conversation as it was read last: the ids of its page, in order. */
type Page = readonly string[];

const isInOrder = ({ messages }: ThreadDetail): boolean =>
  messages.every(
    ({ created_at }, place) =>
      place === 0 || Date.parse(created_at) > Date.parse(messages[place - 1]?.created_at ?? ''),
  );

/** Whether a page shows an earlier page's messages, in the same order, with new ones after them. */
function follows(before: Page, page: Page): boolean {
  const from = before.indexOf(page[0] ?? '');
  // No line of the earlier page is left, or it was empty.
  if (from === -1) return true;
  return before.slice(from).every((id, place) => page[place] === id);
}

export interface Readers {
  /** How often a conversation was read. */
  readings(): number;
  /** The number of readings that weren't in order, or in a different order than before. */
  misplaced(): number;
  surprises: readonly string[];
  end(): Promise<void>;
}

/** Each person reads one of their conversations now and then, at any process, and marks every second one as read. */
export function startReaders(world: World, pairs: readonly Pair[], seed: number): Readers {
  let [readings, misplaced] = [0, 0];
  const surprises: string[] = [];
  const ending = new AbortController();

  async function read(random: Random, who: Citizen, id: string, before: Page): Promise<Page> {
    const begin = random.below(world.apis.length);
    const detail = await retryUntilAnswered(world, who, (client) => client.getThread({ params: { id }, query: {} }), {
      begin,
    });
    const page = detail.messages.map((message) => message.id);
    readings += 1;
    if (!isInOrder(detail) || !follows(before, page)) misplaced += 1;
    const up_to = page.at(-1);
    if (up_to !== undefined && random.chance(0.5)) {
      await retryUntilAnswered(world, who, (client) => client.readThread({ params: { id }, body: { up_to } }), {
        begin,
      });
    }
    return page;
  }

  async function keepReading(random: Random, who: Citizen, own: readonly Pair[]): Promise<void> {
    const pages = new Map<string, Page>();
    while (!ending.signal.aborted) {
      await later(random.below(MOST_PAUSE_MS));
      const { thread_id } = random.pick(own);
      if (thread_id !== null) pages.set(thread_id, await read(random, who, thread_id, pages.get(thread_id) ?? []));
    }
  }

  const all = [...peopleOf(pairs)].map(([who, own], place) =>
    keepReading(createRandom(mix(seed, place)), who, own).catch((error: unknown) => void surprises.push(String(error))),
  );
  return {
    readings: () => readings,
    misplaced: () => misplaced,
    surprises,
    async end() {
      ending.abort();
      await Promise.all(all);
    },
  };
}
