import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make } from '../../testing/make.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const threeServices = () => make(api).mentor({ event_types: [{ title: 'A' }, { title: 'B' }, { title: 'C' }] });
const titles = (services: readonly { title: string }[]) => services.map(({ title }) => title).join(' ');

test('[U-15] services are shown to all users in their new order', async () => {
  const { client, slug, event_types } = await threeServices();
  const [a = '', b = '', c = ''] = event_types.map(({ id }) => id);
  const before = (await client.getAvailabilitySettings()).event_types;
  const { items } = await client.orderEventTypes({ body: { event_type_ids: [c, a, b] } });
  expect(titles(items)).toBe('C A B');
  expect(titles((await client.getAvailabilitySettings()).event_types)).toBe('C A B');
  const seen = await api.as(null).listEventTypesBySlug({ params: { slug } });
  expect(titles(seen.items)).toBe('C A B');
  // A mentor who edits one of them meanwhile can still save it.
  const updated_at = before.find(({ id }) => id === a)?.updated_at ?? '';
  await client.patchEventType({ params: { id: a }, body: { title: 'A2', updated_at } });
});

test('[U-15] an order with a repeated, a missing or another user’s service is refused', async () => {
  const { client, event_types } = await threeServices();
  const other = await threeServices();
  const [a = '', b = '', c = ''] = event_types.map(({ id }) => id);
  const order = (...event_type_ids: string[]) => client.orderEventTypes({ body: { event_type_ids } });
  await expect(order(a, b)).rejects.toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
  await expect(order(a, b, b)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  await expect(order(a, b, c, c)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  await expect(order(a, b, other.event_types[0]?.id ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(titles((await client.getAvailabilitySettings()).event_types)).toBe('A B C');
});

test('[U-15] a copy has all settings of the service, is placed after it, and is off', async () => {
  const { client, slug } = await make(api).mentor({ event_types: [{ title: 'Last' }] });
  const question = { kind: 'text' as const, label: 'Your field?', is_required: true };
  const first = await client.createEventType({
    body: {
      title: 'Essay check',
      description: 'Two pages',
      instruction: 'Send them the day before.',
      duration_min: 45,
      price: 25.5,
      currency: 'EUR',
      default_platform: 'zoom',
      meeting_location: 'https://zoom.us/j/1',
      booking_policy: { requires_approval: true, min_notice_min: 60 },
      questions: [{ ...question, id: '0199c0de-0000-7000-8000-000000000001' }],
    },
  });
  const [last] = (await client.getAvailabilitySettings()).event_types;
  await client.orderEventTypes({ body: { event_type_ids: [first.id, last?.id ?? ''] } });
  const copy = await client.duplicateEventType({ params: { id: first.id }, body: { title: 'Essay check (copy)' } });
  const { id, slug: own, title, position, is_active, booking_policy, created_at, updated_at, ...same } = copy;
  expect(first).toMatchObject(same);
  expect({ title, position, is_active }).toEqual({ title: 'Essay check (copy)', position: 1, is_active: false });
  expect([id, own]).not.toContain(first.id);
  expect(own).toBe('essay-check-copy');
  expect(created_at).not.toBe(first.created_at);
  expect(updated_at).not.toBe(first.updated_at);
  expect(booking_policy).toMatchObject({ requires_approval: true, min_notice_min: 60, event_type_id: id });
  expect(booking_policy?.id).not.toBe(first.booking_policy?.id);
  expect(titles((await client.getAvailabilitySettings()).event_types)).toBe('Essay check Essay check (copy) Last');
  expect((await api.as(null).listEventTypesBySlug({ params: { slug } })).total).toBe(2);
});

test('[U-15] two requests for a copy at once with one key make one copy', async () => {
  const { client, event_types } = await threeServices();
  const call = { params: { id: event_types[0]?.id ?? '' }, body: {}, idempotency_key: 'copy-once' };
  await client.duplicateEventType(call);
  await client.duplicateEventType(call);
  expect((await client.getAvailabilitySettings()).event_types).toHaveLength(4);
});
