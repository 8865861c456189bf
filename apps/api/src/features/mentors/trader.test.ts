import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { refusal } from '../../testing/refusal.ts';
import { TRADER } from '../../testing/trader.ts';

const scene = bookingScene();

const SHOWN = { ...TRADER, is_certified: true };

/** A mentor who hasn't said whether they are a trader. */
const unsaid = () => scene.mentor({ is_trader: undefined, event_types: [{ slug: 'paid', price_minor: 2500 }] });
const publicly = (slug: string) => scene.api.as(null).getMentorProfileBySlug({ params: { slug } });

test('[T-150] a profile says nothing about trading until its mentor has said it, and then what they said', async () => {
  const { client, slug } = await unsaid();
  expect(await publicly(slug)).toMatchObject({ is_trader: null, trader: null });
  const say = (body: Parameters<typeof client.patchMyMentorProfile>[0]['body']) =>
    client.patchMyMentorProfile({ body });
  await say({ is_trader: true, trader: TRADER });
  expect(await publicly(slug)).toMatchObject({ is_trader: true, trader: SHOWN });
  await say({ headline: 'Delft' });
  expect(await publicly(slug)).toMatchObject({ is_trader: true, trader: SHOWN });
  await say({ is_trader: false });
  expect(await publicly(slug)).toMatchObject({ is_trader: false, trader: null });
});

test('[T-150] [T-307] a trader gives name, address, email and phone, and nobody else gives any', async () => {
  const { client } = await unsaid();
  const say = (body: object) => refusal(client.patchMyMentorProfile({ body }));
  const named = (...paths: string[]) => ({ code: 'VALIDATION_FAILED', paths });
  expect(await say({ is_trader: true })).toEqual(named('trader'));
  expect(await say({ is_trader: true, trader: null })).toEqual(named('trader'));
  expect(await say({ is_trader: true, trader: { ...TRADER, name: ' ' } })).toEqual(named('trader.name'));
  expect(await say({ is_trader: true, trader: { ...TRADER, address: '' } })).toEqual(named('trader.address'));
  expect(await say({ is_trader: true, trader: { ...TRADER, email: 'desk' } })).toEqual(named('trader.email'));
  expect(await say({ is_trader: true, trader: { ...TRADER, phone: 'call me' } })).toEqual(named('trader.phone'));
  expect(await say({ is_trader: false, trader: TRADER })).toEqual(named('is_trader'));
  expect(await say({ trader: TRADER })).toEqual(named('is_trader'));
  expect(await say({ is_trader: true, trader: { ...TRADER, register_number: '' } })).toBeNull();
});

test('[T-150] the onboarding takes the answer, and doesn’t need it', async () => {
  const said = await scene.mentor({ is_trader: true, trader: TRADER });
  expect(await said.client.getMyMentorProfile()).toMatchObject({ is_trader: true, trader: SHOWN });
});

test('[C-06] [T-150] a price is set by the call alone, also before the mentor has said whether they are a trader', async () => {
  const { client, event_types } = await unsaid();
  const service = { title: 'New', duration_min: 30, currency: 'EUR', default_platform: 'zoom' } as const;
  expect(await client.createEventType({ body: { ...service, price: 25 } })).toMatchObject({
    price: 25,
    is_active: true,
  });
  const changed = await client.patchEventType({
    params: { id: event_types[0]?.id ?? '' },
    body: { price: 30, currency: 'USD' },
  });
  expect(changed).toMatchObject({ price: 30, currency: 'USD' });
  expect((await client.getMyMentorProfile()).is_trader).toBeNull();
});
