import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildClient } from '../../../tools/lib/client/build-client.ts';
import { bookingScene, HALF_PAST_NINE, NINE } from './testing/booking-scene.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const scene = bookingScene();

/** A folder in which the package is installed as others have it, with the examples. */
let place: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  place = await temporaryFolder();
  const installed = path.join(place.folder, 'node_modules/@abroad/client');
  await mkdir(installed, { recursive: true });
  await buildClient(path.join(installed, 'build'));
  await cp(path.join(root, 'packages/client/package.json'), path.join(installed, 'package.json'));
  await cp(path.join(root, 'packages/client/examples'), place.folder, { recursive: true });
});
afterAll(() => place.remove());

async function example(name: string, env: Record<string, string>): Promise<string> {
  const { stdout } = await run(process.execPath, [name], {
    cwd: place.folder,
    env: { BASE_URL: scene.api.base_url, ...env },
  });
  return stdout.trim();
}

test('[T-306] the package imports nothing, and its types hold for the examples', async () => {
  const built = await readFile(path.join(place.folder, 'node_modules/@abroad/client/build/index.js'), 'utf8');
  expect(built.match(/^\s*import\b|\bimport\(|\brequire\(/gm)).toBeNull();
  const files = (await readdir(place.folder)).filter((file) => file.endsWith('.mjs'));
  expect(files.length).toBeGreaterThanOrEqual(3);
  const strict = ['--noEmit', '--checkJs', '--strict', '--module', 'nodenext', '--target', 'es2024'];
  const types = ['--types', 'node', '--typeRoots', path.join(root, 'node_modules/@types')];
  await run(path.join(root, 'node_modules/.bin/tsc'), [...strict, ...types, ...files], { cwd: place.folder });
});

test('[T-306] without a key an example finds a mentor and a free time', async () => {
  const mentor = await scene.mentor();
  const found = await example('find-a-free-time.mjs', { MENTOR: mentor.slug });
  expect(found).toContain(NINE.slice(0, 10));
});

test('[T-306] an example that is run twice books one session, and says why it can’t', async () => {
  const mentor = await scene.mentor();
  const [prospect, other] = [await scene.prospect(), await scene.prospect()];
  const env = {
    MENTOR: mentor.slug,
    SERVICE: mentor.event_types[0]?.slug ?? '',
    START: HALF_PAST_NINE,
    ORDER: 'order-7',
    TOKEN: (await scene.api.issuer.token(prospect.person)) ?? '',
  };
  const first = await example('book-once.mjs', env);
  expect(first).toMatch(/^[\da-f-]{36} confirmed$/);
  expect(await example('book-once.mjs', env)).toBe(first);
  const refused = example('book-once.mjs', { ...env, TOKEN: (await scene.api.issuer.token(other.person)) ?? '' });
  await expect(refused).rejects.toMatchObject({ stdout: 'SLOT_TAKEN\n' });
});

test('[T-306] an example writes the payouts of a year', async () => {
  const mentor = await scene.mentor();
  const text = await example('export-earnings.mjs', {
    TOKEN: (await scene.api.issuer.token(mentor.person)) ?? '',
    YEAR: '2055',
  });
  expect(text.split('\n')[0]).toContain(',');
});
