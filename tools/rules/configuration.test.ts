import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../apps/api/src/config/config.ts';
import { AREAS } from '../../apps/api/src/config/descriptions.ts';
import { Environment } from '../../apps/api/src/config/environment.ts';
import { withSettings } from './configuration.ts';
import { ROOT } from './source-files.ts';

test('each setting is described once', () => {
  const described = AREAS.flatMap(({ settings }) => Object.keys(settings));
  expect(described.toSorted()).toEqual(Object.keys(Environment.shape).toSorted());
});

test('a setting whose default is described has none in the schema', () => {
  const defaults: Readonly<Record<string, unknown>> = Environment.parse({});
  const twice = AREAS.flatMap(({ settings }) =>
    Object.entries(settings)
      .filter(([name, given]) => (typeof given === 'string') !== (defaults[name] !== undefined))
      .map(([name]) => name),
  );
  expect(twice).toEqual([]);
});

test('the page of the settings is up to date (node tools/boot.mjs docs)', () => {
  const { present, expected } = withSettings();
  expect(present).toBe(expected);
});

test('production starts with the nine settings of the README', () => {
  const needed = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://mentors.example.org',
    DATABASE_URL: 'postgres://localhost/mentors',
    OIDC_ISSUER: 'https://id.example.org',
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'hello@example.org',
    ENCRYPTION_KEYS: Buffer.alloc(32, 7).toString('base64'),
    MEDIA_STORAGE: 'folder',
    PAYMENTS: 'none',
  };
  const [, section = ''] = readFileSync(path.join(ROOT, 'README.md'), 'utf8').split('## Run it in production');
  const named = [...section.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(
    ([, names = '']) => names.match(/[A-Z_]{4,}/g) ?? [],
  );
  expect(named).toEqual(Object.keys(needed));
  expect(readConfig(needed).node_env).toBe('production');
});
