import { afterEach, expect, test, vi } from 'vitest';
import { AuthError } from '../session/auth-error.ts';
import { makeFailure } from '../testing/failure.ts';
import { rememberedErrors, rememberError } from './error-queue.ts';
import { checkConnection, recoveryOptions } from './recovery.ts';

afterEach(() => vi.unstubAllGlobals());

test('[S-18] the options are retry, check connection, refresh auth and sign in again, as the error asks', () => {
  expect(recoveryOptions(makeFailure(503))).toEqual(['retry']);
  expect(recoveryOptions(makeFailure(0, 'NETWORK'))).toEqual(['retry', 'check_connection']);
  expect(recoveryOptions(makeFailure(401, 'TOKEN_EXPIRED'))).toEqual(['refresh_auth', 'sign_in']);
  expect(recoveryOptions(makeFailure(401, 'UNAUTHENTICATED'))).toEqual(['sign_in']);
  expect(recoveryOptions(new AuthError('AUTH_EXPIRED', null))).toEqual(['sign_in']);
  expect(recoveryOptions(new AuthError('AUTH_NETWORK_ERROR', null))).toEqual(['retry', 'check_connection']);
  expect(recoveryOptions(new AuthError('AUTH_PROVIDER_ERROR', null))).toEqual(['retry']);
  expect(recoveryOptions(makeFailure(403))).toEqual([]);
});

test('[S-19] [C-01] [C-54] the connection is checked by HEAD /api/health', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response(null, { status: 200 })));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', { cookie: 'am_cid=0123456789abcdef' });
  expect(await checkConnection()).toBe(true);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/health',
    expect.objectContaining({ method: 'HEAD', headers: { 'x-client-id': '0123456789abcdef' } }),
  );
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await checkConnection()).toBe(false);
});

test('[K-05] the error queue keeps the last fifty', () => {
  for (let number = 1; number <= 60; number += 1) {
    rememberError(number, number);
  }
  expect(rememberedErrors()).toHaveLength(50);
  expect(rememberedErrors()[0]).toMatchObject({ at: 11, error: 11 });
  rememberError(60);
  expect(rememberedErrors()).toHaveLength(50);
  expect(rememberedErrors()[0]).toMatchObject({ at: 11 });
});

test('a browser’s error while offline offers to check the connection', () => {
  expect(recoveryOptions(new TypeError('Failed to fetch'))).toEqual(['retry', 'check_connection']);
  expect(recoveryOptions(new TypeError('x is undefined'))).toEqual(['retry']);
});
