import { EventTypeSettings } from '@abroad/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { insertBooking } from '../../testing/insert-booking.ts';
import { make } from '../../testing/make.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ESSAY = { title: 'Essay Überprüfung', duration_min: 45, currency: 'EUR', default_platform: 'zoom' } as const;

test('[E-04] a mentor adds a service, with an address made from its title, and visitors see it', async () => {
  const { client, slug } = await make(api).mentor();
  const description = 'Line by line';
  const instruction = 'Send your draft the day before.';
  const added = await client.createEventType({ body: { ...ESSAY, price: 25.5, description, instruction } });
  expect(EventTypeSettings.parse(added)).toEqual(added);
  expect(added).toMatchObject({
    slug: 'essay-uberprufung',
    price: 25.5,
    description,
    instruction,
    is_active: true,
    schedule_id: null,
  });
  expect((await client.createEventType({ body: { ...ESSAY, slug: undefined } })).slug).toBe('essay-uberprufung-2');
  expect((await client.createEventType({ body: { ...ESSAY, title: '中', is_active: false } })).slug).toMatch(
    /^session|zhong/,
  );
  const seen = await api.as(null).listEventTypesBySlug({ params: { slug } });
  expect(seen.items.map((item) => item.slug)).toEqual(['intro-call', 'essay-uberprufung', 'essay-uberprufung-2']);
  expect(seen.items[1]).toMatchObject({ id: added.id, duration_min: 45, default_platform: 'zoom' });
  expect(JSON.stringify(seen)).not.toContain(instruction);
  const own = await client.listEventTypes({ query: { page_size: 2 } });
  expect(own).toMatchObject({ total: 4, page: 1, page_size: 2, items: [{ slug: 'intro-call' }, added] });
});

test('[C-06] a change of a service keeps all other settings, and the search shows the new price at once', async () => {
  const mentor = await make(api).mentor();
  const params = { id: mentor.event_types[0]?.id ?? '' };
  const patch = (body: object) => mentor.client.patchEventType({ params, body });
  const priceFrom = async () =>
    (await api.as(null).getMentorProfileBySlug({ params: { slug: mentor.slug } })).price_from;
  expect(await priceFrom()).toBe(0);
  const changed = await patch({ title: 'Long talk', duration_min: 90, price: 60, slug: 'long-talk' });
  expect(changed).toMatchObject({
    title: 'Long talk',
    duration_min: 90,
    price: 60,
    slug: 'long-talk',
    currency: 'EUR',
  });
  expect(changed.description).toContain('A free first call');
  expect(await priceFrom()).toBe(60);
  expect(await patch({ currency: 'JPY' })).toMatchObject({ price: 60, currency: 'JPY' });
  expect(await patch({ price: null, description: null })).toMatchObject({ price: 0, description: null });
  await patch({ is_active: false });
  expect(await priceFrom()).toBeNull();
  const stale = { title: 'Old window', updated_at: changed.updated_at };
  expect(await refusalCode(patch(stale))).toBe('CHANGED_MEANWHILE');
});

test('[C-06] [E-04] refuses addresses in use, prices with too many decimals and numbers out of bounds', async () => {
  const { client, event_types } = await make(api).mentor({ event_types: [{ slug: 'one' }, { slug: 'two' }] });
  const params = { id: event_types[0]?.id ?? '' };
  const patched = (body: object) => refusal(client.patchEventType({ params, body }));
  const named = (path: string, code = 'VALIDATION_FAILED') => ({ code, paths: [path] });
  expect(await patched({ slug: 'two' })).toEqual(named('slug', 'SLUG_TAKEN'));
  expect(await patched({ slug: 'a b' })).toEqual(named('slug'));
  expect(await patched({ price: 9.999 })).toEqual(named('price'));
  expect(await patched({ price: 9.5, currency: 'JPY' })).toEqual(named('price'));
  expect(await patched({ price: -1 })).toEqual(named('price'));
  // No one could pay these prices. Stripe takes dinars to a hundredth only, eight digits, and half a euro at least.
  expect(await patched({ price: 1.234, currency: 'KWD' })).toEqual(named('price'));
  expect(await patched({ price: 1_000_000 })).toEqual(named('price'));
  expect(await patched({ price: 0.49, currency: 'EUR' })).toEqual(named('price'));
  expect(await patched({ currency: 'XXX' })).toEqual(named('currency'));
  expect(await patched({ duration_min: 0 })).toEqual(named('duration_min'));
  expect(await patched({ duration_min: 1441 })).toEqual(named('duration_min'));
  expect(await patched({ title: ' ' })).toEqual(named('title'));
  expect(await patched({ default_platform: 'skype' })).toEqual(named('default_platform'));
  expect(await patched({ booking_policy: { window_days: -1 } })).toEqual(named('booking_policy.window_days'));
  expect((await patched({ auth_user_id: params.id }))?.code).toBe('VALIDATION_FAILED');
});

test('[C-06] [E-17] a service has a policy and a schedule of its own, or the mentor’s again', async () => {
  const { client, slug, event_types } = await make(api).mentor();
  const id = event_types[0]?.id ?? '';
  const evenings = await client.createAvailabilitySchedule({
    body: { name: 'Evenings', time_zone: 'UTC', rules: [{ weekday: 1, start_time: '20:00', end_time: '21:00' }] },
  });
  const patch = (body: object) => client.patchEventType({ params: { id }, body });
  const own = await patch({ schedule_id: evenings.id, booking_policy: { min_notice_min: 0, requires_approval: true } });
  expect(own).toMatchObject({
    schedule_id: evenings.id,
    requires_approval: true,
    booking_policy: { event_type_id: id, min_notice_min: 0, window_days: 60 },
  });
  const hours = async () => {
    const { available_slots } = await api.as(null).getAvailabilityBySlug({ params: { slug }, query: {} });
    return new Set(available_slots.map(({ start }) => start.slice(11, 13)));
  };
  expect(await hours()).toEqual(new Set(['20']));
  const policy = await client.patchBookingPolicy({
    params: { id: own.booking_policy?.id ?? '' },
    body: { requires_approval: false },
  });
  expect(policy).toMatchObject({ event_type_id: id, min_notice_min: 0, requires_approval: false });
  const back = await patch({ schedule_id: null, booking_policy: null });
  expect(back).toMatchObject({ schedule_id: null, booking_policy: null });
  expect((await hours()).has('20')).toBe(false);
});

test('[E-17] a policy of its own starts as a copy of the mentor’s with the named changes, and then is independent', async () => {
  const { client, event_types } = await make(api).mentor();
  const { booking_policy } = await client.getAvailabilitySettings();
  const setMentors = (body: object) => client.patchBookingPolicy({ params: { id: booking_policy.id }, body });
  await setMentors({ requires_approval: true, buffer_after_min: 25, max_per_day: 3, hold_min: 20 });
  const kept = { requires_approval: true, buffer_after_min: 25 };
  const patch = (body: object) => client.patchEventType({ params: { id: event_types[0]?.id ?? '' }, body });
  const begun = await patch({ booking_policy: { hold_min: 30, max_per_day: null } });
  expect(begun.booking_policy).toMatchObject({ ...kept, hold_min: 30, max_per_day: null });
  const added = await client.createEventType({
    body: {
      title: 'Added',
      duration_min: 30,
      currency: 'EUR',
      default_platform: 'google_meet',
      booking_policy: { min_notice_min: 0 },
    },
  });
  expect(added.booking_policy).toMatchObject({ ...kept, hold_min: 20, max_per_day: 3, min_notice_min: 0 });
  await setMentors({ buffer_after_min: 5 });
  const changed = await patch({ booking_policy: { min_notice_min: 60 } });
  expect(changed.booking_policy).toMatchObject({ ...kept, hold_min: 30, min_notice_min: 60 });
});

test('[E-04] deletes a service that was never booked, and switches off one that was', async () => {
  const mentor = await make(api).mentor({ event_types: [{ slug: 'booked' }, { slug: 'unused' }] });
  const prospect = await make(api).prospect();
  await insertBooking(api, { mentor, prospect, status: 'cancelled' });
  const remove = (index: number) =>
    mentor.client.deleteEventType({ params: { id: mentor.event_types[index]?.id ?? '' } });
  expect(await remove(0)).toMatchObject({ slug: 'booked', is_active: false });
  expect(await remove(1)).toBeUndefined();
  const { items } = await mentor.client.listEventTypes({});
  expect(items.map(({ slug, is_active }) => [slug, is_active])).toEqual([['booked', false]]);
  expect(await refusalCode(remove(1))).toBe('NOT_FOUND');
});

test('[P-03] a user who is no mentor has no services, and adds none', async () => {
  const { client } = await make(api).prospect();
  expect(await refusalCode(client.listEventTypes({}))).toBe('PROFILE_NOT_FOUND');
  expect(await refusalCode(client.createEventType({ body: ESSAY }))).toBe('PROFILE_NOT_FOUND');
  expect(await refusalCode(api.as(null).createEventType({ body: ESSAY }))).toBe('UNAUTHENTICATED');
});

test('[U-06] a call has a link of its own service, and visitors see whether there is one', async () => {
  const mentor = await make(api).mentor();
  const { client } = mentor;
  const meet = 'https://meet.google.com/abc-defg-hij';
  const add = (meeting_location: string | null, default_platform: 'zoom' | 'phone' = 'zoom') =>
    client.createEventType({ body: { ...ESSAY, default_platform, meeting_location } });
  const wrong = { code: 'VALIDATION_FAILED', paths: ['meeting_location'] };
  expect(await refusal(add('I will send it'))).toEqual(wrong);
  expect(await refusal(add('https://zoom.us.evil.example/j/1'))).toEqual(wrong);
  expect(await refusal(add(meet))).toEqual(wrong);
  expect(await add('+31 20 123 4567', 'phone')).toMatchObject({ has_place: true });
  const { id, has_place } = await add(null);
  expect(has_place).toBe(false);
  const patch = (body: object) => client.patchEventType({ params: { id }, body });
  const seen = async () => {
    const { items } = await api.as(null).listEventTypesBySlug({ params: { slug: mentor.slug } });
    return items.find((item) => item.id === id)?.has_place;
  };
  expect(await seen()).toBe(false);
  await patch({ meeting_location: 'us02web.zoom.us/j/84100000000' });
  expect(await seen()).toBe(true);
  // A link of Zoom is none of Meet, unless both change.
  expect(await refusal(patch({ default_platform: 'google_meet' }))).toEqual(wrong);
  await patch({ default_platform: 'google_meet', meeting_location: meet });

  // A value from before the rule stays while it is unchanged.
  const { db } = api.context;
  await db.updateTable('event_type').set({ meeting_location: 'By mail' }).where('id', '=', id).execute();
  expect(await patch({ title: 'Other', meeting_location: 'By mail' })).toMatchObject({ title: 'Other' });
  expect(await refusal(patch({ meeting_location: 'By post' }))).toEqual(wrong);
});
