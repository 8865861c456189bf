import { endpoints, isViewable, LIMITS, type Endpoint, type EndpointName } from '@abroad/contract';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { bookingScene } from '../testing/booking-scene.ts';
import { grantRole } from '../testing/grant-role.ts';
import { make, type Made } from '../testing/make.ts';
import { refusalCode } from '../testing/refusal.ts';

const scene = bookingScene();
const MINUTE_MS = 60_000;

const member = (role: 'support' | 'moderator' | 'finance' | 'admin' = 'moderator') => make(scene.api).staff(role);
const start = ({ client }: Made, { user_id }: Pick<Made, 'user_id'>, reason = 'A page looks broken') =>
  client.startViewAs({ params: { user_id }, body: { reason } });
const stop = ({ client }: Made, { user_id }: Made) => client.stopViewAs({ params: { user_id } });

/** Sends a request with the staff member's own token and the person's id. */
async function ask(
  staff: Made | null,
  person: Pick<Made, 'user_id'>,
  path: string,
  method: Endpoint['method'] = 'GET',
  body?: unknown,
) {
  const authorization = staff === null ? {} : { authorization: `Bearer ${await scene.api.issuer.token(staff.person)}` };
  const response = await scene.api.app.inject({
    method,
    url: path,
    headers: {
      ...authorization,
      'x-view-as': person.user_id,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const answer = response.json<{ code?: string; id?: string; items?: { id: string }[] }>();
  return { http: response.statusCode, ...answer };
}
const ME = '/api/v1/auth/authenticated-users/me';

test('[T-68] a moderator sees for 30 minutes what the person sees, with a token of their own', async () => {
  const [staff, mentor, student] = [await member(), await scene.mentor(), await scene.prospect()];
  const { id } = await make(scene.api).session({ mentor, prospect: student });
  expect(await ask(staff, student, ME)).toMatchObject({ http: 403, code: 'VIEW_AS_ENDED' });
  const { person, until } = await start(staff, student);
  expect(person).toMatchObject({ user_id: student.user_id, slug: student.slug });
  expect(Date.parse(until)).toBe(scene.clock.now() + LIMITS.view_as_min * MINUTE_MS);
  expect(await ask(staff, student, ME)).toMatchObject({ http: 200, id: student.user_id });
  expect((await ask(staff, student, '/api/v1/calendar/bookings')).items).toMatchObject([{ id }]);
  expect(await staff.client.getAuthenticatedUser()).toMatchObject({ id: staff.user_id });
  scene.clock.set(new Date(Date.parse(until) - 1).toISOString());
  expect(await ask(staff, student, ME)).toMatchObject({ http: 200 });
  scene.clock.set(until);
  expect(await ask(staff, student, ME)).toMatchObject({ http: 403, code: 'VIEW_AS_ENDED' });
});

test('[T-68] view-as tries to write, to open a stream, to mint a token: refused in one place, for every call of the contract', async () => {
  const [staff, student] = [await member('admin'), await scene.prospect()];
  await start(staff, student);
  const refused: string[] = [];
  const names = Object.keys(endpoints) as EndpointName[];
  for (const name of names.filter((one) => !isViewable(one, endpoints[one]))) {
    const { method, path } = endpoints[name] as Endpoint;
    const url = path.replaceAll(/:\w+/g, student.user_id);
    const { code } = await ask(staff, student, url, method, method === 'GET' ? undefined : {});
    if (code === 'VIEW_AS_READ_ONLY') {
      refused.push(name);
    } else {
      expect.soft(code, name).toBe('VIEW_AS_READ_ONLY');
    }
  }
  for (const name of [
    'createBooking',
    'deleteAccount',
    'exportAccount',
    'getCalendarFeed',
    'rotateCalendarFeed',
    'watchAvailabilityBySlug',
    'createPaymentIntent',
    'createWebhook',
    'listWebhooks',
    'getStaffMe',
    'getBookingReviews',
    'startViewAs',
    'searchPeople',
    'createAuthenticatedUser',
    'watchMessages',
    'watchNotifications',
    'listThreads',
    'getThread',
    'sendMessage',
    'createApiKey',
    'listApiKeys',
    'createSealedFile',
    'createPayout',
    'createAppeal',
  ] as const) {
    expect(refused).toContain(name);
  }
});

test('[T-68] what can be seen as another person only reads: every such call is a GET without a stream', () => {
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    if (isViewable(name, endpoint)) {
      expect(endpoint.method, name).toBe('GET');
      expect(endpoint.access, name).not.toBe('staff');
      expect(Object.values(endpoint.responses), name).not.toContain('text/event-stream');
      expect(endpoint.secret_answer ?? false, name).toBe(false);
    }
  }
});

test('[T-68] it ends at once when it is stopped, when the role is revoked, and when another person is seen', async () => {
  const [staff, student, other] = [await member(), await scene.prospect(), await scene.prospect()];
  await start(staff, student);
  await stop(staff, student);
  expect(await staff.client.stopViewAs({ params: { user_id: student.user_id } })).toBeUndefined();
  expect((await ask(staff, student, ME)).code).toBe('VIEW_AS_ENDED');
  await start(staff, student);
  await start(staff, other);
  expect((await ask(staff, student, ME)).code).toBe('VIEW_AS_ENDED');
  expect((await ask(staff, other, ME)).id).toBe(other.user_id);
  await scene.api.context.db
    .updateTable('staff_member')
    .set({ role: 'support' })
    .where('auth_user_id', '=', staff.user_id)
    .execute();
  expect((await ask(staff, other, ME)).code).toBe('NOT_FOUND');
  await scene.api.context.db
    .updateTable('staff_member')
    .set({ role: 'moderator', revoked_at: new Date() })
    .where('auth_user_id', '=', staff.user_id)
    .execute();
  expect((await ask(staff, other, ME)).code).toBe('NOT_FOUND');
});

test('[T-68] nobody else gets anywhere with the header: other users, other staff, and strangers', async () => {
  const [staff, student, stranger] = [await member(), await scene.prospect(), await scene.prospect()];
  await start(staff, student);
  expect((await ask(await member(), student, ME)).code).toBe('VIEW_AS_ENDED');
  expect((await ask(await member('finance'), student, ME)).code).toBe('NOT_FOUND');
  expect((await ask(stranger, student, ME)).code).toBe('NOT_FOUND');
  expect((await ask(student, student, ME)).code).toBe('NOT_FOUND');
  expect((await ask(null, student, ME)).code).toBe('UNAUTHENTICATED');
  expect((await ask(staff, { user_id: "x' or 1=1" }, ME)).code).toBe('VIEW_AS_ENDED');
});

test('[T-68] nobody sees as themselves, nor as staff of the same role or a higher one', async () => {
  const [staff, peer] = [await member(), await member()];
  expect(await refusalCode(start(staff, staff))).toBe('STAFF_INVOLVED');
  expect(await refusalCode(start(staff, peer))).toBe('STAFF_PROTECTED');
  expect(await refusalCode(start(staff, { user_id: '00000000-0000-4000-8000-000000000000' }))).toBe('NOT_FOUND');
});

test('[T-68] nobody sees as the other side of a booking of theirs, where a sealed review about them stands', async () => {
  const [staff, mentor, student] = [await member(), await scene.mentor(), await scene.prospect()];
  await make(scene.api).session({ mentor, prospect: staff });
  expect(await refusalCode(start(staff, mentor))).toBe('STAFF_INVOLVED');
  const advising = await scene.mentor();
  await grantRole(scene.api, advising, 'moderator');
  await make(scene.api).session({ mentor: advising, prospect: student });
  expect(await refusalCode(start(advising, student))).toBe('STAFF_INVOLVED');
  expect((await start(staff, student)).person.user_id).toBe(student.user_id);
});

test('[T-68] it stands in the person’s export, with the reason and without a name', async () => {
  const [staff, student] = [await member(), await scene.prospect()];
  await start(staff, student, 'The calendar page is empty');
  await stop(staff, student);
  const files = unzipSync(await student.client.exportAccount());
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as { staff: { events: unknown[] } };
  expect(data.staff.events).toMatchObject([
    { kind: 'view_as_stopped', about_you: true },
    { kind: 'view_as_started', reason: 'The calendar page is empty', about_you: true },
  ]);
  expect(JSON.stringify(data)).not.toContain(staff.user_id);
});
