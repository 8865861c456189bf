import { CalendarConnections, ProviderCalendars } from '@abroad/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make } from '../../testing/make.ts';
import { memoryCalendar, onlyMemory, remoteCalendar } from '../../testing/memory-calendar.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';

const fresh = memoryCalendar();
const account = memoryCalendar();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ calendars: onlyMemory(account) });
});
beforeEach(() => {
  account.calendars = fresh.calendars;
  account.problem = null;
  account.revoked = [];
});
afterAll(() => api.close());

const DAV = { server_url: 'dav.example.org/linh', username: 'linh@example.org', password: 'pass word' };

test('[C-03] [E-06] [C-12] [E-18] a connected account is listed with its calendars; the main one counts and takes the sessions', async () => {
  const { client } = await make(api).mentor();
  expect(await client.listCalendarConnections()).toEqual({ connections: [], total: 0 });
  const connected = await client.connectCaldavCalendar({ body: DAV });
  expect(connected).toMatchObject({
    provider: 'caldav',
    provider_account_id: 'linh@example.org@dav.example.org',
    provider_email: 'linh@example.org',
    display_name: 'dav.example.org',
    server_url: 'https://dav.example.org/linh',
    is_active: true,
    problem: null,
  });
  expect(connected.last_read_at).not.toBeNull();
  const list = await client.listCalendarConnections();
  expect(CalendarConnections.parse(list)).toEqual({ connections: [connected], total: 1 });
  const query = { connection_id: connected.id };
  const calendars = await client.listProviderCalendars({ query });
  expect(ProviderCalendars.parse(calendars)).toEqual(calendars);
  expect(calendars).toMatchObject({
    items: [
      { name: 'main', is_primary: true, is_writable: true, check_conflicts: true, is_target: true },
      { name: 'holidays', is_primary: false, is_writable: false, check_conflicts: false, is_target: false },
    ],
    total: 2,
  });
  expect(await client.getAvailabilitySettings()).toMatchObject({ connections: [connected] });
  expect(await client.getMyResources()).toMatchObject({ has_calendar: true });
});

test('credentials are sealed in the database, and no answer or export contains them', async () => {
  const { client, user_id } = await make(api).mentor();
  await client.connectCaldavCalendar({ body: { ...DAV, server_url: 'https://linh:pass%20word@dav.example.org/linh' } });
  const { secret } = await api.context.db
    .selectFrom('calendar_connection')
    .select('secret')
    .where('auth_user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  expect(secret.includes('pass word')).toBe(false);
  const answers = await Promise.all([client.listCalendarConnections(), client.getAvailabilitySettings()]);
  expect(JSON.stringify(answers)).not.toMatch(/pass.*word/);
  expect(answers[0].connections[0]?.server_url).toBe('https://dav.example.org/linh');
});

test('the same account again takes the new password, and stays one connection', async () => {
  const { client } = await make(api).mentor();
  const first = await client.connectCaldavCalendar({ body: DAV });
  const again = await client.connectCaldavCalendar({ body: { ...DAV, password: 'new one' } });
  expect(again.id).toBe(first.id);
  expect(await client.listCalendarConnections()).toMatchObject({ total: 1 });
});

test('an account that can’t be connected is refused with its own message, and nothing is kept', async () => {
  const { client } = await make(api).mentor();
  const refused = async (problem: typeof account.problem) => {
    account.problem = problem;
    return refusalCode(client.connectCaldavCalendar({ body: DAV }));
  };
  expect(await refused('signed_out')).toBe('CALENDAR_SIGNED_OUT');
  expect(await refused('unreachable')).toBe('CALENDAR_UNREACHABLE');
  expect(await refused('unreadable')).toBe('CALENDAR_UNREADABLE');
  expect(await refused('forbidden_address')).toBe('CALENDAR_ADDRESS_FORBIDDEN');
  account.problem = null;
  account.calendars = [];
  expect(await refusalCode(client.connectCaldavCalendar({ body: DAV }))).toBe('CALENDAR_UNREADABLE');
  expect(await client.listCalendarConnections()).toEqual({ connections: [], total: 0 });
});

test('bad input names its field', async () => {
  const { client } = await make(api).mentor();
  const named = (path: string) => ({ code: 'VALIDATION_FAILED', paths: [path] });
  const dav = (changes: object) => refusal(client.connectCaldavCalendar({ body: { ...DAV, ...changes } }));
  expect(await dav({ server_url: '' })).toEqual(named('server_url'));
  expect(await dav({ server_url: 'ftp://example.org' })).toEqual(named('server_url'));
  expect(await dav({ username: ' ' })).toEqual(named('username'));
  expect(await dav({ password: '' })).toEqual(named('password'));
  const feed = (url: string) => refusal(client.connectCalendarFeed({ body: { url } }));
  expect(await feed('file:///etc/passwd')).toEqual(named('url'));
  expect(await feed('javascript:alert(1)')).toEqual(named('url'));
});

test('an iCalendar file is connected by its address, which is kept secret', async () => {
  const { client } = await make(api).mentor();
  account.calendars = [remoteCalendar('main', { is_writable: false })];
  const body = { url: 'webcal://example.org/private-7f3a.ics' };
  const connected = await client.connectCalendarFeed({ body });
  expect(connected).toMatchObject({ provider: 'ical', display_name: 'example.org' });
  expect(JSON.stringify(connected)).not.toContain('7f3a');
  const { items } = await client.listProviderCalendars();
  expect(items).toMatchObject([{ check_conflicts: true, is_target: false }]);
  const params = { id: items[0]?.id ?? '' };
  expect(await refusalCode(client.patchProviderCalendar({ params, body: { is_target: true } }))).toBe(
    'CALENDAR_NOT_WRITABLE',
  );
});

test('ten accounts are enough', async () => {
  const { client } = await make(api).mentor();
  const connect = (name: string) => client.connectCaldavCalendar({ body: { ...DAV, username: name } });
  for (let count = 0; count < 10; count += 1) {
    await connect(`account-${count}`);
  }
  expect(await refusalCode(connect('one-more'))).toBe('TOO_MANY_CONNECTIONS');
  await connect('account-3');
  expect(await client.listCalendarConnections()).toMatchObject({ total: 10 });
});

test('[C-13] [E-18] one calendar of all takes the sessions; choosing another one, even at once, leaves one', async () => {
  const { client } = await make(api).mentor();
  account.calendars = [remoteCalendar('main'), remoteCalendar('work')];
  const { id: connection_id } = await client.connectCaldavCalendar({ body: DAV });
  const calendars = async () => (await client.listProviderCalendars({ query: { connection_id } })).items;
  const ids = (await calendars()).map(({ id }) => id);
  const target = (id: string | undefined) =>
    client.patchProviderCalendar({ params: { id: id ?? '' }, body: { is_target: true } });
  expect(await target(ids[1])).toMatchObject({ is_target: true, name: 'work' });
  expect(await calendars()).toMatchObject([{ is_target: false }, { is_target: true }]);
  await Promise.all([...ids, ...ids].map(target));
  expect((await calendars()).filter(({ is_target }) => is_target)).toHaveLength(1);
  const params = { id: ids[0] ?? '' };
  expect(await client.patchProviderCalendar({ params, body: {} })).toMatchObject({ id: ids[0] });
});

test('[C-05] disconnecting revokes the access and deletes what was read; other users’ accounts can’t be disconnected', async () => {
  const [mentor, other] = [await make(api).mentor(), await make(api).mentor()];
  const { id } = await mentor.client.connectCaldavCalendar({ body: DAV });
  const params = { id };
  expect(await refusalCode(other.client.deleteCalendarConnection({ params }))).toBe('NOT_FOUND');
  await mentor.client.disconnectGoogleCalendar();
  expect(await mentor.client.listCalendarConnections()).toMatchObject({ total: 1 });
  account.problem = 'unreachable';
  await mentor.client.deleteCalendarConnection({ params });
  expect(await mentor.client.listCalendarConnections()).toEqual({ connections: [], total: 0 });
  expect(await mentor.client.listProviderCalendars()).toEqual({ items: [], total: 0 });
  expect(await refusalCode(mentor.client.listProviderCalendars({ query: { connection_id: id } }))).toBe('NOT_FOUND');
  account.problem = null;
  const again = await mentor.client.connectCaldavCalendar({ body: DAV });
  await mentor.client.deleteCalendarConnection({ params: { id: again.id } });
  expect(account.revoked).toMatchObject([{ username: 'linh@example.org' }]);
});

test('refreshing finds calendars that were added, renamed and taken away', async () => {
  const { client } = await make(api).mentor();
  account.calendars = [remoteCalendar('main'), remoteCalendar('old')];
  const { id } = await client.connectCaldavCalendar({ body: DAV });
  account.calendars = [remoteCalendar('main', { name: 'Home', is_writable: false }), remoteCalendar('new')];
  expect(await client.refreshCalendarConnection({ params: { id } })).toMatchObject({ problem: null });
  const { items } = await client.listProviderCalendars();
  expect(items).toMatchObject([
    { name: 'Home', check_conflicts: true, is_target: false },
    { name: 'new', check_conflicts: false },
  ]);
  account.calendars = [remoteCalendar('new')];
  await client.refreshCalendarConnection({ params: { id } });
  expect((await client.listProviderCalendars()).items.map(({ name }) => name).toSorted()).toEqual(['Home', 'new']);
});
