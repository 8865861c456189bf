import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clerkAdapter } from './clerk-adapter.ts';
import type { ClerkLike, ClerkUser } from './clerk-shape.ts';

const settings = {
  provider: 'clerk' as const,
  publishable_key: 'pk_test_x',
  frontend_api: 'https://clerk.test',
  buttons: [],
};
const intent = { redirect_url: '/bookings?when=past', kind: 'mentor', is_sign_up: true } as const;
const callback = 'https://web.test/mentor/signup/sso-callback';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('location', { origin: 'https://web.test', href: `${callback}?x=1#y`, assign: vi.fn() });
});
afterEach(() => vi.unstubAllGlobals());

function makeUser(changes: Partial<ClerkUser> = {}): ClerkUser {
  return {
    id: 'user_1',
    firstName: 'Linh',
    lastName: 'Trần',
    fullName: 'Linh Trần',
    primaryEmailAddress: { emailAddress: 'linh@example.test' },
    getSessions: vi.fn(() => Promise.resolve([])),
    ...changes,
  };
}

/** Clerk's object in the documented shape: signed out by default. */
function fakeClerk(changes: Partial<ClerkLike> = {}) {
  const client = {
    signIn: { authenticateWithRedirect: vi.fn(() => Promise.resolve()), firstFactorVerification: { error: null } },
    signUp: {
      authenticateWithRedirect: vi.fn(() => Promise.resolve()),
      verifications: { externalAccount: { error: null } },
    },
  };
  const clerk: ClerkLike = {
    user: null,
    session: null,
    client,
    addListener: vi.fn(() => () => {}),
    handleRedirectCallback: vi.fn(() => Promise.resolve()),
    signOut: vi.fn(() => Promise.resolve()),
    ...changes,
  };
  return { clerk, client, adapter: clerkAdapter(settings, () => Promise.resolve(clerk)) };
}

type GetToken = (options?: { skipCache?: boolean }) => Promise<string | null>;
const sessionWith = (getToken: GetToken) => ({ id: 's1', getToken });

test('the person that Clerk keeps signed in is shown, with the names of the claims', async () => {
  expect(await fakeClerk().adapter.restore()).toBeNull();
  expect(await fakeClerk({ user: makeUser() }).adapter.restore()).toEqual({
    id: 'user_1',
    email: 'linh@example.test',
    first_name: 'Linh',
    last_name: 'Trần',
  });
  const nameless = makeUser({ firstName: null, lastName: null, fullName: null });
  expect(await fakeClerk({ user: nameless }).adapter.restore()).toMatchObject({ first_name: 'linh' });
});

test('the page is shown as signed out while Clerk cannot be loaded, and a call for a token says why', async () => {
  const load = vi.fn<() => Promise<ClerkLike>>(() => Promise.reject(new TypeError('Failed to fetch')));
  const adapter = clerkAdapter(settings, load);
  expect(await adapter.restore()).toBeNull();
  await expect(adapter.accessToken()).rejects.toMatchObject({ code: 'AUTH_NETWORK_ERROR' });
  load.mockResolvedValue(fakeClerk({ session: sessionWith(() => Promise.resolve('t')) }).clerk);
  expect(await adapter.accessToken()).toBe('t');
});

test('a token comes from the session, and another one when it was refused', async () => {
  const getToken = vi.fn<GetToken>((options) => Promise.resolve(options?.skipCache ? 'new' : 'kept'));
  const { adapter } = fakeClerk({ session: sessionWith(getToken) });
  expect(await adapter.accessToken()).toBe('kept');
  expect(await adapter.renew('kept')).toBe('new');
  expect(await fakeClerk().adapter.accessToken()).toBeNull();
});

test('[X-13] a session that Clerk has ended is over, and one that it cannot tell of is not', async () => {
  const failing = (error: unknown) =>
    fakeClerk({ session: sessionWith(() => Promise.reject(error)) }).adapter.renew('x');
  expect(await failing({ status: 401, errors: [{ code: 'authentication_invalid' }] })).toBeNull();
  await expect(failing(new TypeError('Failed to fetch'))).rejects.toMatchObject({ code: 'AUTH_NETWORK_ERROR' });
  await expect(failing({ status: 500, errors: [{ code: 'x' }] })).rejects.toMatchObject({
    code: 'AUTH_PROVIDER_ERROR',
  });
});

test.each([
  ['google', 'oauth_google'],
  ['github', 'oauth_github'],
  ['microsoft', 'oauth_microsoft'],
] as const)('[B-06] %s is Clerk’s strategy %s, and comes back to our callback', async (upstream, strategy) => {
  const { client, adapter } = fakeClerk();
  await adapter.depart(intent, { upstream });
  const request = { strategy, redirectUrl: callback, redirectUrlComplete: callback };
  expect(client.signUp.authenticateWithRedirect).toHaveBeenCalledExactlyOnceWith(request);
  await adapter.depart({ ...intent, is_sign_up: false }, { upstream });
  expect(client.signIn.authenticateWithRedirect).toHaveBeenCalledOnce();
});

test('without a provider the form of our own page is where to go', async () => {
  await fakeClerk().adapter.depart({ ...intent, is_sign_up: false }, {});
  expect(location.assign).toHaveBeenCalledWith('/sign-in?redirect_url=%2Fbookings%3Fwhen%3Dpast');
});

test('the callback takes the answer, and gives back what the sign-in was for, once', async () => {
  const { clerk, adapter } = fakeClerk();
  clerk.handleRedirectCallback = vi.fn(() => {
    clerk.user = makeUser();
    return Promise.resolve();
  });
  await adapter.depart(intent, { upstream: 'google' });
  expect(await adapter.complete()).toMatchObject({ intent, user: { id: 'user_1' } });
  expect(clerk.handleRedirectCallback).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ signInUrl: '/sign-in', signInForceRedirectUrl: callback }),
    expect.any(Function),
  );
  // Clerk's own form ends here too, when everything is done already.
  expect((await adapter.complete()).intent).toEqual({ redirect_url: null, kind: null, is_sign_up: false });
  expect(clerk.handleRedirectCallback).toHaveBeenCalledOnce();
});

test('where Clerk still wants something the browser goes to its form', async () => {
  const { adapter } = fakeClerk({ handleRedirectCallback: (_places, navigate) => navigate('/sign-up#/continue') });
  void adapter.complete();
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith('/sign-up#/continue'), 15_000);
});

test.each([
  ['oauth_access_denied', 'AUTH_DENIED'],
  ['oauth_token_exchange_failed', 'AUTH_PROVIDER_ERROR'],
  ['something_else', 'AUTH_INVALID'],
] as const)('[X-14] [X-15] [X-16] an outside provider’s %s is %s', async (code, expected) => {
  const { client, adapter } = fakeClerk();
  Object.assign(client.signIn, { firstFactorVerification: { error: { code } } });
  await expect(adapter.complete()).rejects.toMatchObject({ name: 'AuthError', code: expected });
});

test('signing out everywhere ends the other devices first, then this one', async () => {
  const revoke = vi.fn(() => Promise.resolve());
  const here = { id: 's1', revoke: vi.fn(() => Promise.resolve()) };
  const user = makeUser({ getSessions: () => Promise.resolve([here, { id: 's2', revoke }, { id: 's3', revoke }]) });
  const { clerk, adapter } = fakeClerk({ user, session: sessionWith(() => Promise.resolve('t')) });
  await adapter.signOutEverywhere();
  expect(revoke).toHaveBeenCalledTimes(2);
  expect(here.revoke).not.toHaveBeenCalled();
  expect(clerk.signOut).toHaveBeenCalledExactlyOnceWith({ redirectUrl: '/' });
});

test('a device that cannot be signed out leaves this one signed in, to try again', async () => {
  const other = { id: 's2', revoke: () => Promise.reject(new TypeError('Failed to fetch')) };
  const { clerk, adapter } = fakeClerk({ user: makeUser({ getSessions: () => Promise.resolve([other]) }) });
  await expect(adapter.signOutEverywhere()).rejects.toMatchObject({ code: 'AUTH_NETWORK_ERROR' });
  expect(clerk.signOut).not.toHaveBeenCalled();
});
