import { setTimeout as later } from 'node:timers/promises';
import { createRandom, mix, type Random } from '../../../tools/seed/random.ts';
import { deliver, deliveredEvents } from '../lib/events.ts';
import { LATE_TROUBLES, TROUBLES, type Trouble } from '../lib/provider-proxy.ts';
import type { World } from '../lib/world.ts';

const CALM: readonly null[] = Array.from({ length: 2 * (TROUBLES.length + LATE_TROUBLES.length) }, () => null);
const MOODS: readonly (Trouble | null)[] = [...TROUBLES, ...LATE_TROUBLES, ...CALM];
const MOST_MS = 2500;
const REPEAT_MS = 200;
/** The number of events that are repeated at once, of the latest ones and of all. */
const REPEATED = 4;
const LATEST = 100;

/** Two thirds of the time the provider works; otherwise it is slow, silent, failing, late, or its answers are lost. */
async function troubleProvider({ provider }: World, random: Random, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    provider.set(random.pick(MOODS));
    await later(random.below(MOST_MS));
  }
  provider.set(null);
}

/** Sends the provider's events of accounts and payouts again, twice and in any order. */
async function repeatEvents(world: World, random: Random, signal: AbortSignal): Promise<number> {
  const secret = world.sandbox.settings['STRIPE_WEBHOOK_SECRET'] ?? '';
  let told = 0;
  while (!signal.aborted) {
    const events = await deliveredEvents(world, 'payouts').catch(() => []);
    const some = [...random.some(events, REPEATED), ...random.some(events.slice(-LATEST), REPEATED)];
    const twice = random.some([...some, ...some], some.length * 2);
    const statuses = await Promise.all(
      twice.map(({ body }) =>
        deliver(random.pick(world.apis).base_url, body, { secret, about: 'payouts' }).catch(() => 0),
      ),
    );
    told += statuses.filter((status) => status >= 200 && status < 300).length;
    await later(REPEAT_MS);
  }
  return told;
}

/** Disturbs the provider and its events until it is ended. @returns how many events were told again and accepted. */
export function disturb(world: World, seed: number): { end(): Promise<number> } {
  const ending = new AbortController();
  const { signal } = ending;
  const troubles = troubleProvider(world, createRandom(mix(seed, 1)), signal);
  const repeats = repeatEvents(world, createRandom(mix(seed, 2)), signal);
  return {
    async end() {
      ending.abort();
      await troubles;
      return repeats;
    },
  };
}
