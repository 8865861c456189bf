import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
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
