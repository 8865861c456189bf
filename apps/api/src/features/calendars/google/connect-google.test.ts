import { CompletedGoogle } from '@abroad/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { comeBack, connectGoogle, startGoogleApi, type GoogleApi } from '../../../testing/google/google-api.ts';
import { make } from '../../../testing/make.ts';
import { refusalCode } from '../../../testing/refusal.ts';

let scene: GoogleApi;
let count = 0;
beforeAll(async () => {
  scene = await startGoogleApi();
});
afterEach(() => scene.google.world.faults.clear());
afterAll(() => scene.close());

/** A mentor, and an account of theirs at Google. */
async function person() {
  count += 1;
  const account = scene.google.addAccount(`mentor-${count}@gmail.test`);
  return { ...(await make(scene.api).mentor()), account, email: account.email };
}
const grants = (email: string) =>
  [...scene.google.world.refresh_tokens.values()].filter(({ account }) => account.email === email).length;
const connections = (client: Awaited<ReturnType<typeof person>>['client']) => client.listCalendarConnections();

test('[C-04] [E-06] a mentor agrees at Google, and the account is connected with its calendars', async () => {
  const { client, email, account } = await person();
  scene.google.addCalendar(account, { summary: 'Holidays', access_role: 'reader' });
  const begun = await client.connectGoogleCalendar({ body: {} });
  expect(Date.parse(begun.expires_at) - Date.now()).toBeGreaterThan(9 * 60_000);
  const body = await comeBack(client, email, { return_to: '/settings/calendars?tab=1' });
  const completed = await client.completeGoogleCalendar({ body });
  expect(CompletedGoogle.parse(completed)).toEqual(completed);
  expect(completed).toMatchObject({
    return_to: '/settings/calendars?tab=1',
    connection: {
      provider: 'google',
      provider_account_id: account.sub,
      provider_email: email,
      display_name: email,
      is_active: true,
      problem: null,
    },
  });
  expect(completed.connection.scopes).toContain('https://www.googleapis.com/auth/calendar.events');
  expect((await client.listProviderCalendars({ query: {} })).items).toMatchObject([
    { name: email, time_zone: 'Europe/Amsterdam', is_primary: true, check_conflicts: true, is_target: true },
    { name: 'Holidays', is_writable: false, check_conflicts: false, is_target: false },
  ]);
});

test('[C-04] no credentials are stored in plain text', async () => {
  const { client, email } = await person();
  const body = await comeBack(client, email);
  const begun = await scene.api.context.db.selectFrom('calendar_oauth_state').selectAll().execute();
  const inTheOpen = begun.map(({ state_hash, code_verifier }) => `${state_hash.toString()}${code_verifier.toString()}`);
  expect(inTheOpen.join()).not.toContain(body.state);
  const answer = JSON.stringify(await client.completeGoogleCalendar({ body }));
  expect(answer).not.toMatch(/ya29|1\/\//);
  const kept = await scene.api.context.db.selectFrom('calendar_connection').select('secret').execute();
  expect(kept.some(({ secret }) => /ya29|1\/\//.test(secret.toString()))).toBe(false);
});

test('a lost answer is returned again for the same Idempotency-Key', async () => {
  const { client, email } = await person();
  const call = { body: await comeBack(client, email), idempotency_key: 'complete-1' };
  const completed = await client.completeGoogleCalendar(call);
  expect(await client.completeGoogleCalendar(call)).toEqual(completed);
  expect((await connections(client)).total).toBe(1);
});

test('attack 13: a state is good once, even for twenty at once', async () => {
  const { client, email } = await person();
  const body = await comeBack(client, email);
  const tries = Array.from({ length: 20 }, () => refusalCode(client.completeGoogleCalendar({ body })));
  const answers = await Promise.all(tries);
  expect(answers.filter((code) => code !== 'OAUTH_STATE_INVALID')).toHaveLength(1);
  expect(await refusalCode(client.completeGoogleCalendar({ body }))).toBe('OAUTH_STATE_INVALID');
  expect((await connections(client)).total).toBe(1);
});

test('attack 13: another’s state is refused, both ways, and stays theirs', async () => {
  const [victim, attacker] = [await person(), await person()];
  const theirs = await comeBack(victim.client, victim.email);
  const own = await comeBack(attacker.client, attacker.email);
  // The attacker takes the victim's answer; then has the victim's browser come with the attacker's.
  expect(await refusalCode(attacker.client.completeGoogleCalendar({ body: theirs }))).toBe('OAUTH_STATE_INVALID');
  expect(await refusalCode(victim.client.completeGoogleCalendar({ body: own }))).toBe('OAUTH_STATE_INVALID');
  expect((await connections(victim.client)).total).toBe(0);
  expect((await connections(attacker.client)).total).toBe(0);
  expect(await victim.client.completeGoogleCalendar({ body: theirs })).toMatchObject({
    connection: { provider_email: victim.email },
  });
});

test('attack 13: one’s own state with another’s code is refused by PKCE', async () => {
  const [victim, attacker] = [await person(), await person()];
  const { code } = await comeBack(attacker.client, attacker.email);
  const { state } = await comeBack(victim.client, victim.email);
  expect(await refusalCode(victim.client.completeGoogleCalendar({ body: { state, code } }))).toBe(
    'CALENDAR_SIGNED_OUT',
  );
  expect((await connections(victim.client)).total).toBe(0);
});

test('attack 13: a state that is missing, made up, cut or ten minutes old is refused', async () => {
  const { client, email, user_id } = await person();
  const { state, code } = await comeBack(client, email);
  const refused = (wrong: string) => refusalCode(client.completeGoogleCalendar({ body: { state: wrong, code } }));
  expect(await refused('')).toBe('VALIDATION_FAILED');
  expect(await refused('made-up')).toBe('OAUTH_STATE_INVALID');
  expect(await refused(state.slice(0, -1))).toBe('OAUTH_STATE_INVALID');
  await scene.api.context.db
    .updateTable('calendar_oauth_state')
    .set({ expires_at: new Date() })
    .where('auth_user_id', '=', user_id)
    .execute();
  expect(await refused(state)).toBe('OAUTH_STATE_INVALID');
});

test('attack 15: Google’s redirect never leads to another site', async () => {
  const { client } = await person();
  for (const return_to of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    expect(await refusalCode(client.connectGoogleCalendar({ body: { return_to } }))).toBe('VALIDATION_FAILED');
  }
});

test('[C-04] an unticked box at Google is an error, and the granted access is revoked', async () => {
  const { client, email } = await person();
  const body = await comeBack(client, email, { without: 'calendar.events' });
  expect(await refusalCode(client.completeGoogleCalendar({ body }))).toBe('CALENDAR_ACCESS_MISSING');
  expect(grants(email)).toBe(0);
  expect((await connections(client)).total).toBe(0);
});

test('[C-04] unticking a box while the account is connected does not cut it off', async () => {
  const { client, email } = await person();
  const { connection } = await connectGoogle(client, email);
  const body = await comeBack(client, email, { without: 'calendarlist' });
  expect(await refusalCode(client.completeGoogleCalendar({ body }))).toBe('CALENDAR_ACCESS_MISSING');
  const params = { id: connection.id };
  expect(await client.refreshCalendarConnection({ params })).toMatchObject({ problem: null });
});

test('[C-04] a connection that Google has revoked works again after connecting the same account', async () => {
  const { client, email } = await person();
  const { connection } = await connectGoogle(client, email);
  scene.google.takeBack();
  const params = { id: connection.id };
  expect(await client.refreshCalendarConnection({ params })).toMatchObject({ is_active: false, problem: 'signed_out' });
  const again = await connectGoogle(client, email);
  expect(again.connection).toMatchObject({ id: connection.id, is_active: true, problem: null });
  expect((await connections(client)).total).toBe(1);
});

test('[C-04] a Google that does not answer is shown as an error, and the person may begin again', async () => {
  const { client, email } = await person();
  for (const path of ['/token', '/calendar']) {
    const body = await comeBack(client, email);
    scene.google.world.faults.set(path, 'resets');
    expect(await refusalCode(client.completeGoogleCalendar({ body }))).toBe('CALENDAR_UNREACHABLE');
    scene.google.world.faults.clear();
  }
  expect(await connectGoogle(client, email)).toMatchObject({ connection: { is_active: true } });
});

test('[C-05] disconnecting gives the right back to Google, and forgets everything', async () => {
  const { client, email, user_id } = await person();
  const { connection } = await connectGoogle(client, email);
  expect(grants(email)).toBe(1);
  await client.disconnectGoogleCalendar({ query: { connection_id: connection.id } });
  expect(grants(email)).toBe(0);
  expect((await connections(client)).total).toBe(0);
  const left = await scene.api.context.db
    .selectFrom('provider_calendar')
    .select('id')
    .where('auth_user_id', '=', user_id)
    .execute();
  expect(left).toEqual([]);
});

test('[C-05] without a name, every account of Google’s is disconnected; another’s can’t be', async () => {
  const { client, email } = await person();
  await connectGoogle(client, email);
  const second = scene.google.addAccount(`second-${email}`);
  const { connection } = await connectGoogle(client, second.email);
  const stranger = await person();
  const query = { connection_id: connection.id };
  expect(await refusalCode(stranger.client.disconnectGoogleCalendar({ query }))).toBe('NOT_FOUND');
  await client.disconnectGoogleCalendar({ query: {} });
  expect((await connections(client)).total).toBe(0);
  expect(grants(email) + grants(second.email)).toBe(0);
});

test('[C-05] a user can disconnect while Google is unavailable', async () => {
  const { client, email } = await person();
  await connectGoogle(client, email);
  scene.google.world.faults.set('/revoke', 'resets');
  await client.disconnectGoogleCalendar({ query: {} });
  expect((await connections(client)).total).toBe(0);
});

test('deleting the account gives the right back to Google too', async () => {
  const { client, email, slug } = await person();
  await connectGoogle(client, email);
  await client.deleteAccount({ body: { confirm: slug } });
  expect(grants(email)).toBe(0);
});
