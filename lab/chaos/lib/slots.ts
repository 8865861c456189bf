import type { Citizen, ServiceKind } from './people.ts';
import { retryUntilAnswered } from './retry.ts';

const DAY_MS = 86_400_000;

/** The available times of a mentor's service, starting some days ahead. */
export async function freeTimes(
  world: { apis: readonly { base_url: string }[] },
  mentor: Citizen,
  service: ServiceKind,
  { from_day = 1, days = 40 } = {},
): Promise<string[]> {
  const now = Date.now();
  const request = {
    params: { slug: mentor.slug },
    query: {
      event_type_slug: service,
      start: new Date(now + from_day * DAY_MS).toISOString(),
      end: new Date(now + (from_day + days) * DAY_MS).toISOString(),
    },
  };
  // A busy process sheds reads.
  const { available_slots } = await retryUntilAnswered(world, null, (client) => client.getAvailabilityBySlug(request));
  return available_slots.map(({ start }) => start);
}
