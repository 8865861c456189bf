import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const refusal = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
};

test('starts without any setting, with the embedded parts of development', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    database_url: undefined,
    oidc: { issuer: 'http://localhost:3001', embedded: true },
    seed_demo: true,
  });
});

test('a bad setting is named, each on a line', () => {
  expect(refusal({ PORT: 'abc' })).toBe('PORT: must be a number');
  expect(refusal({ DATABASE_URL: 'mysql://x', SMTP_URL: 'http://x' }).split('\n')).toEqual([
    'DATABASE_URL: must be a postgres URL',
    'SMTP_URL: must be an smtp or smtps URL',
  ]);
});

test('production refuses every stand-in by name', () => {
  const refused = refusal({ NODE_ENV: 'production' });
  for (const name of ['DATABASE_URL', 'OIDC_ISSUER', 'SMTP_URL', 'PUBLIC_URL']) {
    expect(refused).toContain(`${name}: `);
  }
  const complete = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://a:b@db/x',
    OIDC_ISSUER: 'https://id.example.org',
    SMTP_URL: 'smtp://mail.example.org',
    PUBLIC_URL: 'https://example.org',
  };
  expect(readConfig(complete)).toMatchObject({ node_env: 'production', seed_demo: false });
  expect(refusal({ ...complete, SEED_DEMO: '1' })).toContain('SEED_DEMO');
});

test('the README describes every setting', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const settings = [...read('./config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map((match) => match[1] ?? '');
  const readme = read('../../../README.md');
  expect(settings.length).toBeGreaterThan(10);
  expect(settings.filter((name) => !readme.includes(`| \`${name}\` |`))).toEqual([]);
});
