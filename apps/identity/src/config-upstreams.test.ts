import { expect, test } from 'vitest';
import { readUpstreams } from './config-upstreams.ts';

test('without credentials no outside provider is configured', () => {
  expect(readUpstreams({ GOOGLE_CLIENT_ID: '', PATH: '/bin' })).toEqual({ upstreams: {}, problems: [] });
});

test('an id and a secret configure a provider, at its usual address or another one', () => {
  const { upstreams } = readUpstreams({
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    MICROSOFT_CLIENT_ID: 'id',
    MICROSOFT_CLIENT_SECRET: 'secret',
    MICROSOFT_ISSUER: 'http://localhost:4000/',
  });
  expect(upstreams.google?.issuer).toBe('https://accounts.google.com');
  expect(upstreams.microsoft?.issuer).toBe('http://localhost:4000');
  expect(upstreams.github).toBeUndefined();
});

test('half of the credentials, or a wrong address, is named', () => {
  expect(readUpstreams({ GITHUB_CLIENT_ID: 'id' }).problems).toEqual([
    'GITHUB_CLIENT_SECRET is missing beside the other half',
  ]);
  expect(readUpstreams({ GOOGLE_CLIENT_SECRET: 'x', GITHUB_URL: 'ftp://x' }).problems).toEqual([
    'GITHUB_URL must be an http or https address',
  ]);
});
