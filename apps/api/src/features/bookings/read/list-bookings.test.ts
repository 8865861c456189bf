import { Bookings } from '@abroad/contract';
import { expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal.ts';
import { bookingScene, HALF_PAST_NINE, NINE } from '../../../testing/booking-scene.ts';
import type { Made } from '../../../testing/make.ts';

const scene = bookingScene();

test('[E-23] lists bookings by role, time and status, in a sensible order and in pages', async () => {
  const instant = await scene.mentor();
  const asked = await scene.mentor({ policy: { requires_approval: true } });
  const prospect = await scene.prospect();
  const later = await scene.session({ prospect, mentor: instant, start: '2055-01-18T08:00:00Z' });
  const next = await scene.session({ prospect, mentor: instant, start: NINE });
  const waiting = await scene.session({ prospect, mentor: asked, start: HALF_PAST_NINE, waits: 'requested' });
  const cancelled = await scene.session({
    prospect,
    mentor: instant,
    start: '2055-01-25T08:00:00Z',
    cancelled: 'prospect',
  });

  const list = async (query: Parameters<typeof prospect.client.listBookings>[0] extends infer _ ? object : never) => {
    const page = await prospect.client.listBookings({ query });
    expect(Bookings.parse(page)).toEqual(page);
    return page.items.map(({ id }) => id);
  };
  expect(await list({ when: 'upcoming' })).toEqual([next.id, later.id]);
  expect(await list({ when: 'waiting' })).toEqual([waiting.id]);
  expect(await list({ when: 'cancelled' })).toEqual([cancelled.id]);
  expect(await list({ when: 'past' })).toEqual([]);
  expect(await list({ status: 'requested' })).toEqual([waiting.id]);
  expect(await list({ role: 'mentor' })).toEqual([]);
  expect(await list({})).toEqual([cancelled.id, later.id, waiting.id, next.id]);
  expect(await list({ role: 'prospect', page: 2, page_size: 3 })).toEqual([next.id]);

  const { counts } = await prospect.client.listBookings({ query: { when: 'past', page_size: 1 } });
  expect(counts).toEqual({ upcoming: 2, waiting: 1, past: 0, cancelled: 1 });
  expect((await prospect.client.listBookings({ query: {} })).counts).toBeUndefined();

  scene.clock.set(HALF_PAST_NINE);
  expect(await list({ when: 'past' })).toEqual([next.id]);
  expect(await list({ when: 'upcoming' })).toEqual([later.id]);
  const tooDeep = { page: 200, page_size: 100 };
  expect(await refusalCode(prospect.client.listBookings({ query: tooDeep }))).toBe('PAGE_TOO_DEEP');
});

/** Returns the lists with a person's only booking at an instant, or `before_ms` before it. */
async function listsAt({ client }: Made, instant: string, before_ms = 0) {
  scene.clock.set(new Date(Date.parse(instant) - before_ms).toISOString());
  const found = [];
  for (const when of ['upcoming', 'waiting', 'past', 'cancelled'] as const) {
    const { total } = await client.listBookings({ query: { when } });
    found.push(...(total > 0 ? [when] : []));
  }
  return found;
}

test('[E-23] [R-20] a session is upcoming for both until its end, also while it takes place, and other times for it wait until it begins', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id, end } = await scene.session({ prospect, mentor, start: NINE });
  await prospect.client.createProposal({ params: { id }, body: { starts: ['2055-01-16T19:00:00Z'] } });
  for (const who of [mentor, prospect]) {
    expect(await listsAt(who, NINE, 1)).toEqual(['upcoming', 'waiting']);
    expect(await listsAt(who, NINE)).toEqual(['upcoming']);
    expect(await listsAt(who, end, 1)).toEqual(['upcoming']);
    expect(await listsAt(who, end)).toEqual(['past']);
  }
});

test('[E-23] [R-20] a reported no-show is past for both, and waits for who can answer it until the time for that is over', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { end, params } = await scene.session({ prospect, mentor, start: NINE, noShow: 'mentor' });
  scene.clock.set(end);
  const { no_show } = await mentor.client.getBooking({ params });
  const answer_until = no_show?.answer_until ?? '';
  expect(await listsAt(mentor, answer_until, 1)).toEqual(['waiting', 'past']);
  expect(await listsAt(mentor, answer_until)).toEqual(['past']);
  expect(await listsAt(prospect, end)).toEqual(['past']);
});

test('a user with both roles sees each booking in the right role', async () => {
  const [both, mentor, prospect] = [await scene.mentor(), await scene.mentor(), await scene.prospect()];
  await scene.session({ prospect: both, mentor, start: NINE });
  await scene.session({ prospect, mentor: both, start: HALF_PAST_NINE });
  const { items } = await both.client.listBookings({ query: { when: 'upcoming' } });
  expect(items.map(({ viewer_role }) => viewer_role)).toEqual(['prospect', 'mentor']);
  expect((await both.client.listBookings({ query: { role: 'mentor' } })).total).toBe(1);
  expect((await both.client.listBookings({ query: { role: 'prospect' } })).total).toBe(1);
});

test('a booking says whether the other side’s profile can be opened, and only then its route', async () => {
  const [mentor, prospect, without] = [
    await scene.mentor({ origin_country_code: 'VN' }),
    await scene.prospect({ origin_country_code: 'NG', target_country_codes: ['NL', 'DE'] }),
    await scene.mentor(),
  ];
  const made = await scene.book(prospect, mentor);
  expect(made.mentor.has_profile).toBe(true);
  expect((await mentor.client.getBooking({ params: { id: made.id } })).prospect.has_profile).toBe(true);
  const bare = await scene.book(without, mentor, { start: HALF_PAST_NINE });
  expect(bare.prospect.has_profile).toBe(false);
  expect(made.mentor.route).toEqual({ origin_country_code: 'VN', destination_country_code: 'NL' });
  const { route } = (await mentor.client.getBooking({ params: { id: made.id } })).prospect;
  expect(route).toEqual({ origin_country_code: 'NG', destination_country_code: 'NL' });
  expect(bare.prospect.route).toBeNull();
});

test('[C-06] how to prepare is told with a booking, to its student once it is confirmed', async () => {
  const instruction = 'Send your draft the day before.';
  const mentor = await scene.mentor({ event_types: [{ instruction }], policy: { requires_approval: true } });
  const prospect = await scene.prospect();
  const { id } = await scene.book(prospect, mentor);
  const toldTo = async ({ client }: typeof mentor | typeof prospect) =>
    (await client.getBooking({ params: { id } })).event_type.instruction;
  expect(await toldTo(prospect)).toBeNull();
  expect(await toldTo(mentor)).toBe(instruction);
  await mentor.client.acceptBooking({ params: { id } });
  expect(await toldTo(prospect)).toBe(instruction);
  const { event_types } = await mentor.client.getAvailabilitySettings();
  expect(event_types[0]).toMatchObject({ instruction, booked_count: 1 });
});

test('[R-20] finds bookings by parts of the other side’s name or of the title, case and accents aside', async () => {
  const service = { event_types: [{ title: 'Visa interview' }] };
  const [linh, jurgen] = [
    await scene.mentor({ first_name: 'Linh', last_name: 'Đặng' }),
    await scene.mentor({ ...service, first_name: 'Jürgen', last_name: 'Groß' }),
  ];
  const prospect = await scene.prospect();
  const intro = await scene.session({ prospect, mentor: linh, start: NINE });
  const visa = await scene.session({ prospect, mentor: jurgen, start: HALF_PAST_NINE });
  const found = async (who: typeof prospect, q: string, more: { role?: 'mentor' } = {}) => {
    const { items, total } = await who.client.listBookings({ query: { q, when: 'upcoming', ...more } });
    expect(total).toBe(items.length);
    return items.map(({ id }) => id);
  };
  for (const q of ['DANG', 'dang linh', 'intro', '  Đặng ', 'call']) {
    expect([q, await found(prospect, q)]).toEqual([q, [intro.id]]);
  }
  for (const q of ['juergen', 'gross', 'rgen', 'INTERVIEW visa']) {
    expect([q, await found(prospect, q)]).toEqual([q, [visa.id]]);
  }
  for (const q of ['%', '_', 'linh visa', 'amara', "' or 1=1 --"]) {
    expect([q, await found(prospect, q)]).toEqual([q, []]);
  }
  expect(await found(prospect, ' ')).toEqual([intro.id, visa.id]);
  expect(await found(prospect, 'dang', { role: 'mentor' })).toEqual([]);
  expect(await found(linh, 'amara')).toEqual([intro.id]);
});
