import { createClient } from '@abroad/contract/client';
import type { Citizen, ServiceKind } from './people.ts';

const DAY_MS = 86_400_000;

/** The available times of a mentor's service, starting some days ahead. */
export async function freeTimes(
  { apis }: { apis: readonly { base_url: string }[] },
  mentor: Citizen,
  service: ServiceKind,
  { from_day = 1, days = 40 } = {},
): Promise<string[]> {
  const client = createClient({ base_url: apis[0]?.base_url ?? '' });
  const now = Date.now();
  const { available_slots } = await client.getAvailabilityBySlug({
    params: { slug: mentor.slug },
    query: {
      event_type_slug: service,
      start: new Date(now + from_day * DAY_MS).toISOString(),
      end: new Date(now + (from_day + days) * DAY_MS).toISOString(),
    },
  });
  return available_slots.map(({ start }) => start);
}
