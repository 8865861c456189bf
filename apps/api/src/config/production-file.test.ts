import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { needs } from '../testing/needs.ts';
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

/** Settings of Node and the C library. */
const OF_OTHERS = ['NODE_EXTRA_CA_CERTS', 'MALLOC_MMAP_THRESHOLD_', 'NODE_OPTIONS'];

test('[T-342] the settings file has each setting once, set or commented out, and no other', () => {
  const named = [...readFileSync(FILE, 'utf8').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual([...Object.keys(Environment.shape), ...OF_OTHERS].toSorted());
});

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const UNITS = path.join(ROOT, 'ops/systemd');
const units = readdirSync(UNITS).map((name) => ({ name, text: readFileSync(path.join(UNITS, name), 'utf8') }));
/** Of the containers of others in compose.yaml, and of the identity provider. */
const OF_OTHER_PROGRAMS = /^(POSTGRES|IDENTITY)_|^(WEB_ORIGIN|NODE_ENV)$/;

test('[T-466] compose, manifests and units set only what there is to set', () => {
  const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const yaml = ['compose.yaml', 'ops/kubernetes/abroad-mentors.yaml'].flatMap((file) => {
    const found = names(readFileSync(path.join(ROOT, file), 'utf8'), /^ +([A-Z][A-Z0-9_]+): /gm);
    expect(found.length, file).toBeGreaterThan(8);
    return found.filter((name) => !OF_OTHER_PROGRAMS.test(name));
  });
  const assigned = units.flatMap(({ text }) =>
    names(text, /^Environment=(.*)$/gm).flatMap((line) => names(line, /([A-Z][A-Z0-9_]+)=/g)),
  );
  expect(assigned.length).toBeGreaterThan(5);
  const known = new Set([...Object.keys(Environment.shape), ...OF_OTHERS, 'NODE_COMPILE_CACHE']);
  expect([...yaml, ...assigned].filter((name) => !known.has(name.replace(/_FILE$/, '')))).toEqual([]);
});

const ANALYZE = '/usr/bin/systemd-analyze';

needs('systemd-analyze', existsSync(ANALYZE)).test('[T-466] systemd understands each unit', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'units-'));
  try {
    for (const { name, text } of units) {
      // The product isn't installed there where this runs.
      writeFileSync(path.join(folder, name), text.replaceAll(/\/opt\/\S+\/node\b/g, '/bin/true'));
    }
    for (const { name } of units) {
      const { status, stderr } = spawnSync(ANALYZE, ['verify', path.join(folder, name)], { encoding: 'utf8' });
      expect({ name, status, stderr }).toEqual({ name, status: 0, stderr: '' });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
