import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const SETTINGS = {
  IDENTITY_PORT: '3001',
  IDENTITY_ISSUER: 'http://localhost:3001',
  WEB_ORIGIN: 'http://localhost:3000',
  DATABASE_URL: 'postgres://me@127.0.0.1/none',
};

test.each([
  [{ NODE_ENV: 'production', IDENTITY_PASSWORD_COST: '1024' }, 'the embedded identity provider is for development'],
  [{ IDENTITY_PORT: 'many' }, 'IDENTITY_PORT must be a port number'],
  [{ IDENTITY_ISSUER: 'http://localhost:3001/x' }, 'IDENTITY_ISSUER must be an origin'],
  [{ IDENTITY_PASSWORD_COST: '1' }, 'IDENTITY_PASSWORD_COST must be'],
  [{ IDENTITY_PASSWORD_COST: '3000' }, 'IDENTITY_PASSWORD_COST must be'],
  [{ IDENTITY_PASSWORD_COST: 'little' }, 'IDENTITY_PASSWORD_COST must be'],
])('a start with %j is refused in one line', (environment, words) => {
  expect(() => readConfig({ ...SETTINGS, ...environment })).toThrow(new RegExp(`^${words}.*$`));
});

test('passwords are hashed as OWASP asks unless tests ask for less', () => {
  expect(readConfig(SETTINGS).password_cost).toBe(32_768);
  expect(readConfig({ ...SETTINGS, IDENTITY_PASSWORD_COST: '1024' }).password_cost).toBe(1024);
});
