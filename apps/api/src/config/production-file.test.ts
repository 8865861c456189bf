import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { Environment } from './environment.ts';
import { warningsFor } from './warnings.ts';

const FILE = new URL('../../../../docs/production/abroad-mentors.env', import.meta.url);
/** The values that the file asks the operator to make. */
const MADE = { ENCRYPTION_KEYS: Buffer.alloc(32, 7).toString('base64'), METRICS_TOKEN: 'a'.repeat(32) };

test('[N-12] the settings file of the documentation starts production once its secrets are made', () => {
  const given = parseEnv(readFileSync(FILE, 'utf8'));
  expect(() => readConfig(given)).toThrow(/^ENCRYPTION_KEYS: [^\n]*$/);
  const config = readConfig({ ...given, ...MADE });
  expect(warningsFor(config)).toEqual([]);
  expect(config).toMatchObject({ node_env: 'production', trust_proxy: 1, drain_ms: 4000 });
});

/** What isn't ours, but of Node and the C library. */
const OF_OTHERS = ['NODE_EXTRA_CA_CERTS', 'MALLOC_MMAP_THRESHOLD_', 'NODE_OPTIONS'];

test('[T-342] the settings file has each setting once, set or commented out, and no other', () => {
  const named = [...readFileSync(FILE, 'utf8').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual([...Object.keys(Environment.shape), ...OF_OTHERS].toSorted());
});
