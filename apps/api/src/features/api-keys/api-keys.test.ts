import { API_KEY_CALLS, API_KEY_SCOPES, endpoints, type Endpoint, type EndpointName } from '@abroad/contract';
import { createClient } from '@abroad/contract/client';
import { expect, test } from 'vitest';
import { bookingScene, HALF_PAST_NINE, NINE } from '../../testing/booking-scene.ts';
import { make } from '../../testing/make.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';

const scene = bookingScene();
const DAY_MS = 24 * 60 * 60_000;
type Scopes = Parameters<Awaited<ReturnType<typeof scene.mentor>>['client']['createApiKey']>[0]['body']['scopes'];

const withKey = (token: string) => createClient({ base_url: scene.api.base_url, token: () => token });

/** A mentor's key of these scopes, and the API as a program that has it. */
async function program(scopes: Scopes) {
  const mentor = await scene.mentor();
  const key = await mentor.client.createApiKey({ body: { name: 'Copy', scopes, expires_in_days: 30 } });
  return { mentor, key, client: withKey(key.secret) };
}

test('[T-309] a key is shown once, and only its hash is stored', async () => {
  const { mentor, key } = await program(['bookings:read']);
  expect(key.secret).toMatch(/^amk_[\w-]{43}$/);
  expect(key.secret.startsWith(key.prefix)).toBe(true);
  const { items } = await mentor.client.listApiKeys();
  const { secret, ...shown } = key;
  expect(items).toEqual([shown]);
  const rows = await scene.api.context.db.selectFrom('api_key').selectAll().where('id', '=', key.id).execute();
  expect(JSON.stringify(rows)).not.toContain(secret.slice(key.prefix.length));
  expect(JSON.stringify(await mentor.client.exportAccount())).not.toContain(secret.slice(key.prefix.length));
});

test('[T-309] a key makes the calls of its scopes as its owner, and no others', async () => {
  const { mentor, client } = await program(['bookings:read']);
  const prospect = await scene.prospect();
  const booking = await make(scene.api).session({ mentor, prospect, start: NINE });
  expect((await client.listBookings()).items.map(({ id }) => id)).toEqual([booking.id]);
  const id = booking.id;
  expect(await refusalCode(client.cancelBooking({ params: { id }, body: {} }))).toBe('API_KEY_SCOPE');
  expect(await refusalCode(client.getMyMentorProfile())).toBe('API_KEY_SCOPE');
  expect(await refusalCode(client.listApiKeys())).toBe('API_KEY_SCOPE');
  expect(await refusalCode(client.exportAccount())).toBe('API_KEY_SCOPE');
  expect(await refusalCode(client.searchPeople({ query: { q: 'Linh' } }))).toBe('NOT_FOUND');
  expect((await client.getMentorProfileBySlug({ params: { slug: mentor.slug } })).slug).toBe(mentor.slug);
  const writer = await program(['bookings:write']);
  const other = await make(scene.api).session({ mentor: writer.mentor, prospect, start: HALF_PAST_NINE });
  await writer.client.cancelBooking({ params: { id: other.id }, body: {} });
});

test('[T-309] with all scopes, no key reaches keys, the account, payout accounts, messages or the staff', async () => {
  const allowed = new Set<EndpointName>(API_KEY_SCOPES.flatMap((scope) => [...API_KEY_CALLS[scope]]));
  const named = (part: RegExp) => [...allowed].filter((name) => part.test((endpoints[name] as Endpoint).path));
  expect(
    named(/api-keys|payouts\/(account|settings)|threads|messages|media|uploads|appeals|admin|notifications/),
  ).toEqual([]);
  expect([...allowed].filter((name) => (endpoints[name] as Endpoint).access !== 'user')).toEqual([]);
  expect([...allowed]).not.toEqual(expect.arrayContaining(['deleteAccount']));
  const reads = API_KEY_SCOPES.filter((scope) => scope.endsWith(':read')).flatMap((scope) => [...API_KEY_CALLS[scope]]);
  // The preview takes a body, and writes nothing.
  expect(reads.filter((name) => endpoints[name].method !== 'GET')).toEqual(['previewAvailability']);
});

test('[T-309] an expired, a revoked and a made-up key are refused, and so is one of a deleted account', async () => {
  const { mentor, key, client } = await program(['bookings:read']);
  const made_up = withKey(`amk_${'a'.repeat(43)}`);
  expect(await refusalCode(made_up.listBookings())).toBe('TOKEN_INVALID');
  scene.clock.set(new Date(scene.clock.now() + 30 * DAY_MS - 1000).toISOString());
  await client.listBookings();
  scene.clock.set(new Date(scene.clock.now() + 1000).toISOString());
  expect(await refusalCode(client.listBookings())).toBe('TOKEN_EXPIRED');
  const second = await mentor.client.createApiKey({
    body: { name: 'B', scopes: ['bookings:read'], expires_in_days: 30 },
  });
  await mentor.client.revokeApiKey({ params: { id: second.id } });
  expect(await refusalCode(withKey(second.secret).listBookings())).toBe('TOKEN_INVALID');
  expect(await refusalCode(mentor.client.revokeApiKey({ params: { id: second.id } }))).toBe('NOT_FOUND');
  expect((await mentor.client.listApiKeys()).items.map(({ id }) => id)).toEqual([key.id]);
  await mentor.client.deleteAccount({ body: { confirm: mentor.slug } });
  expect(await refusalCode(client.listBookings())).toBe('TOKEN_INVALID');
});

test('[T-309] its owner sees when a key was last used, to the minute', async () => {
  const { mentor, client } = await program(['bookings:read']);
  const last = async () => (await mentor.client.listApiKeys()).items[0]?.last_used_at;
  expect(await last()).toBeNull();
  await client.listBookings();
  const first = await last();
  expect(first).toBe(new Date(scene.clock.now()).toISOString().replace('.000Z', 'Z'));
  scene.clock.set(new Date(scene.clock.now() + 59_000).toISOString());
  await client.listBookings();
  expect(await last()).toBe(first);
  scene.clock.set(new Date(scene.clock.now() + 1000).toISOString());
  await client.listBookings();
  expect(await last()).not.toBe(first);
});

test('[T-309] a key needs a name, a scope and one of three ends, and can’t be made by a key', async () => {
  const { mentor, client } = await program(['webhooks:write']);
  const create = (body: object) => refusal(mentor.client.createApiKey({ body: body as never }));
  const good = { name: 'A', scopes: ['bookings:read'], expires_in_days: 30 };
  expect(await create({ ...good, name: ' ' })).toEqual({ code: 'VALIDATION_FAILED', paths: ['name'] });
  expect(await create({ ...good, scopes: [] })).toEqual({ code: 'VALIDATION_FAILED', paths: ['scopes'] });
  expect(await create({ ...good, expires_in_days: 3650 })).toEqual({
    code: 'VALIDATION_FAILED',
    paths: ['expires_in_days'],
  });
  expect(await refusalCode(client.createApiKey({ body: good as never }))).toBe('API_KEY_SCOPE');
});
