import { createClient } from '@abroad/contract/client';
import type { Session } from './sign-in.ts';

/** A paid service of the demo data. */
const PAID = { mentor_slug: 'linh-tran', event_type_slug: 'scholarship-and-letter-review' };

/** The access token that the web app stores in the browser. */
function tokenIn({ origins }: Session): string {
  const entries = origins.flatMap(({ localStorage }) => localStorage);
  const kept = entries.find(({ name }) => name.startsWith('am_oidc.user:'))?.value ?? '{}';
  return (JSON.parse(kept) as { access_token?: string }).access_token ?? '';
}

/** Holds a paid time, unless one is held, so that there is a payment page to measure. @returns the id of its booking */
export async function holdBooking(origin: string, session: Session): Promise<string> {
  const api = createClient({ base_url: origin, token: () => tokenIn(session) });
  const { items } = await api.listBookings({ query: { when: 'waiting', role: 'prospect' } });
  const held = items.find(({ allowed_actions: actions }) => actions.includes('pay'));
  if (held !== undefined) return held.id;
  const { available_slots: slots } = await api.getAvailabilityBySlug({
    params: { slug: PAID.mentor_slug },
    query: { event_type_slug: PAID.event_type_slug },
  });
  const [first] = slots;
  if (first === undefined)
    throw new Error(`${origin} has no free time that costs something: start it with its demo data`);
  const booking = await api.createBooking({ body: { ...PAID, start: first.start, time_zone: 'Africa/Lagos' } });
  return booking.id;
}
