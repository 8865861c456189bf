import { createClient } from '@abroad/contract/client';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { clerkDirectory } from '../../providers/identity/clerk-directory.ts';
import { clerkPeople } from '../../providers/identity/clerk-people.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { clerkUser, startClerk, type ClerkService } from '../../testing/clerk-service.ts';
import { make } from '../../testing/make.ts';
import { runJob, runJobs } from '../../testing/run-due-jobs.ts';

const SECRET = `whsec_${Buffer.from('a secret made for this test').toString('base64')}`;
const ANOTHER = `whsec_${Buffer.from('another secret').toString('base64')}`;
let api: TestApi;
let clerk: ClerkService;
let number = 0;

beforeAll(async () => {
  clerk = await startClerk();
  const people = clerkPeople({ api_url: clerk.url, secret_key: 'sk_test_x', now: () => Date.now() });
  api = await startTestApi({ people: clerkDirectory(SECRET, people) });
});
afterAll(async () => {
  await api.close();
  await clerk.close();
});
afterEach(() => {
  clerk.state.is_down = false;
});

interface Sending {
  id?: string;
  secret?: string;
  at?: number;
  body?: string;
  signature?: string;
}

/** Sends an event as Clerk does: signed over id, time and body. */
async function send(type: string, clerkId: string, { secret = SECRET, at = Date.now(), ...given }: Sending = {}) {
  const signed = JSON.stringify({ type, object: 'event', data: { id: clerkId }, timestamp: at });
  const id = given.id ?? `msg_${(number += 1)}`;
  const seconds = Math.floor(at / 1000);
  const signature = given.signature ?? new Webhook(secret).sign(id, new Date(seconds * 1000), signed);
  const response = await fetch(`${api.base_url}/api/webhooks/clerk`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'svix-id': id,
      'svix-timestamp': String(seconds),
      'svix-signature': signature,
    },
    body: given.body ?? signed,
  });
  const text = await response.text();
  return { status: response.status, code: text === '' ? null : (JSON.parse(text) as { code: string }).code };
}

const recordOf = (userId: string) =>
  api.context.db.selectFrom('authenticated_user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();

test('a changed address and name are taken over, and found by search', async () => {
  const mentor = await make(api).mentor();
  const { clerk_id } = await recordOf(mentor.user_id);
  clerk.users.set(clerk_id, clerkUser(clerk_id, { first_name: 'Zsófia', last_name: 'Kovácsné' }));
  expect(await send('user.updated', clerk_id)).toEqual({ status: 204, code: null });
  await runJobs(api.context, 'follow-identity', 'tell-email-changed', 'erase-account');
  expect(await recordOf(mentor.user_id)).toMatchObject({
    email: 'ada@people.test',
    first_name: 'Zsófia',
    last_name: 'Kovácsné',
  });
  const { profiles } = await api.as(null).searchProfiles({ query: { keyword: ['kovacsne'] } });
  expect(profiles.map((profile) => profile.profile_id)).toEqual([mentor.profile_id]);
});

test('a name that was chosen here stays, the address follows all the same', async () => {
  const { client, user_id, person } = await api.signUp();
  await client.patchAuthenticatedUser({ body: { first_name: 'Countess' } });
  clerk.users.set(person.clerk_id, clerkUser(person.clerk_id, { first_name: 'Augusta' }));
  await send('user.updated', person.clerk_id);
  await runJobs(api.context, 'follow-identity', 'tell-email-changed', 'erase-account');
  expect(await recordOf(user_id)).toMatchObject({ first_name: 'Countess', email: 'ada@people.test' });
});

test('[N-16] the previous address is notified of a change by webhook, and an older token doesn’t undo it', async () => {
  const { person } = await api.signUp();
  clerk.users.set(person.clerk_id, clerkUser(person.clerk_id));
  await send('user.updated', person.clerk_id);
  await runJobs(api.context, 'follow-identity', 'tell-email-changed', 'erase-account');
  const { items } = await api.as(null).listMail({ query: { recipient: person.email } });
  expect(items.map(({ kind }) => kind)).toEqual(['email_changed']);
  const iat = Math.floor(Date.now() / 1000) - 30;
  const token = await api.issuer.token(person, { claims: { iat } });
  const client = createClient({ base_url: api.base_url, token: () => token });
  const { email } = await client.createAuthenticatedUser({ body: { first_name: 'Ada', last_name: 'Byron' } });
  expect(email).toBe('ada@people.test');
});

test('an address that is not verified replaces nothing', async () => {
  const { user_id, person } = await api.signUp();
  const unverified = [{ id: 'idn_1', email_address: 'victim@people.test', verification: { status: 'unverified' } }];
  clerk.users.set(person.clerk_id, clerkUser(person.clerk_id, { email_addresses: unverified }));
  await send('user.updated', person.clerk_id);
  await runJobs(api.context, 'follow-identity', 'tell-email-changed', 'erase-account');
  expect((await recordOf(user_id)).email).toBe(person.email);
});

test('a user deleted at the provider is erased here', async () => {
  const { person, user_id } = await api.signUp();
  expect((await send('user.deleted', person.clerk_id)).status).toBe(204);
  await runJobs(api.context, 'follow-identity', 'tell-email-changed', 'erase-account');
  expect((await recordOf(user_id)).status).toBe('deleted');
});

test('a user whom the provider still has is not erased: the job runs again', async () => {
  const { person, user_id } = await api.signUp();
  clerk.users.set(person.clerk_id, clerkUser(person.clerk_id));
  const follow = () => runJob(api.context, 'follow-identity', { clerk_id: person.clerk_id, type: 'deleted' });
  await expect(follow()).rejects.toThrow(/still has/);
  clerk.state.is_down = true;
  await expect(follow()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect((await recordOf(user_id)).status).toBe('active');
});

test('the same message, sent again and again, counts once', async () => {
  const { person } = await api.signUp();
  clerk.users.set(person.clerk_id, clerkUser(person.clerk_id));
  const before = clerk.state.reads.users;
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send('user.updated', person.clerk_id, { id: 'msg_again' })),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 204));
  await runJobs(api.context, 'follow-identity', 'tell-email-changed', 'erase-account');
  expect(clerk.state.reads.users - before).toBe(1);
});

test('people without a record, and events of other kinds, are accepted and change nothing', async () => {
  expect((await send('user.updated', 'user_nobody_here')).status).toBe(204);
  expect((await send('session.created', 'user_nobody_here')).status).toBe(204);
  await runJobs(api.context, 'follow-identity', 'tell-email-changed', 'erase-account');
});

test('a forged, changed, late, early or unsigned message is refused', async () => {
  const { person, user_id } = await api.signUp();
  const refused = { status: 400, code: 'WEBHOOK_REFUSED' };
  const tries: Sending[] = [
    { secret: ANOTHER },
    { at: Date.now() - 301_000 },
    { at: Date.now() + 302_000 },
    { signature: 'v1,AAAA' },
    { signature: 'v2,AAAA' },
    { signature: ' ' },
    { body: JSON.stringify({ type: 'user.deleted', data: { id: 'user_other' } }) },
    { body: '' },
    { body: 'no JSON' },
  ];
  for (const sending of tries) {
    expect(await send('user.deleted', person.clerk_id, sending), JSON.stringify(sending)).toEqual(refused);
  }
  await runJobs(api.context, 'follow-identity', 'tell-email-changed', 'erase-account');
  expect((await recordOf(user_id)).status).toBe('active');
});

test('messages are forgotten after 30 days', async () => {
  await api.context.db
    .insertInto('identity_event')
    .values({ id: 'msg_old', received_at: new Date(Date.now() - 31 * 86_400_000) })
    .execute();
  await runJob(api.context, 'sweep-identity-events');
  const left = await api.context.db.selectFrom('identity_event').select('id').execute();
  expect(left.map((event) => event.id)).not.toContain('msg_old');
});

test('where the provider sends no webhooks the address doesn’t exist', async () => {
  const other = await startTestApi();
  const response = await fetch(`${other.base_url}/api/webhooks/clerk`, { method: 'POST', body: '{}' });
  expect(response.status).toBe(404);
  await other.close();
});
