import { afterAll, beforeAll, expect, test } from 'vitest';
import { noPayments } from '../../providers/payments/none.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make, type MadeMentor } from '../../testing/make.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';

/** With the sandbox, which takes what Stripe takes. */
let api: TestApi;
let mentor: MadeMentor;
beforeAll(async () => {
  api = await startTestApi();
  mentor = await make(api).mentor({
    event_types: [{ slug: 'in-cedi', price_minor: 50_000, currency: 'GHS' }, { slug: 'free' }],
  });
});
afterAll(() => api.close());

const SERVICE = { title: 'Essay', duration_min: 45, default_platform: 'zoom' } as const;
const add = (price: number | null, currency: string) =>
  mentor.client.createEventType({ body: { ...SERVICE, price, currency } });

test.each([
  [500, 'GHS', 'currency', 'Cards can’t be charged in GHS here. Choose another currency'],
  [0.49, 'EUR', 'price', 'At least 0.5'],
  [100, 'HUF', 'price', 'At least 175'],
  [1.5, 'MGA', 'price', 'Choose a multiple of 1'],
  [5.124, 'KWD', 'price', 'Choose a multiple of 0.01'],
  [1_000_000, 'EUR', 'price', 'Enter a lower price'],
])('[N-28] a price of %d %s is refused, at %s', async (price, currency, path, message) => {
  const refused = await add(price, currency).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', errors: [{ path, message }] });
});

test.each([
  [null, 'GHS'],
  [0, 'GHS'],
  [0.5, 'EUR'],
  [50, 'JPY'],
  [5.12, 'KWD'],
])('[N-28] a price of %d %s is taken', async (price, currency) => {
  expect(await add(price, currency)).toMatchObject({ price: price ?? 0, currency });
});

test('[N-28] an older service whose price can’t be charged is shown but can’t be booked, and nothing of it is lost', async () => {
  const [own] = mentor.event_types;
  const params = { id: own?.id ?? '' };
  const shown = await api.as(null).listEventTypesBySlug({ params: { slug: mentor.slug } });
  expect(shown.items).toContainEqual(expect.objectContaining({ slug: 'in-cedi', price: 500, currency: 'GHS' }));
  const prospect = await make(api).prospect();
  const [slot] = (
    await api.as(null).getAvailabilityBySlug({ params: { slug: mentor.slug }, query: { event_type_slug: 'in-cedi' } })
  ).available_slots;
  const book = (event_type_slug: string) =>
    prospect.client.createBooking({
      body: { mentor_slug: mentor.slug, event_type_slug, start: slot?.start ?? '', time_zone: 'Africa/Accra' },
      idempotency_key: crypto.randomUUID(),
    });
  expect(await refusalCode(book('in-cedi'))).toBe('PRICE_NOT_PAYABLE');
  const patch = (body: object) => mentor.client.patchEventType({ params, body });
  expect(await patch({ title: 'Still in cedi' })).toMatchObject({ price: 500, currency: 'GHS', is_active: true });
  expect((await refusal(patch({ price: 400 })))?.paths).toEqual(['currency']);
  expect(await patch({ currency: 'EUR' })).toMatchObject({ price: 500, currency: 'EUR' });
  expect((await book('in-cedi')).status).toBe('pending_payment');
});

test('[N-28] where nothing is charged, a price is shown in whatever currency its mentor names', async () => {
  const without = await startTestApi({ payments: noPayments });
  const { client } = await make(without).mentor();
  const body = { ...SERVICE, price: 0.49, currency: 'GHS' };
  expect(await client.createEventType({ body })).toMatchObject({ price: 0.49, currency: 'GHS' });
  await without.close();
});
