import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as later } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PGBOUNCERS, startPgBouncer, type PgBouncerProgram } from '@abroad/api/testing/pgbouncer/start-pgbouncer';
import { freePort } from '../../../tools/lib/ports.ts';
import { forkedPart } from '../lib/part.ts';
import type { Figure, Row } from '../lib/row.ts';
import { startVisits } from '../lib/visits.ts';
import type { World } from '../lib/world.ts';

const API = new URL('../lib/api-process.ts', import.meta.url);
const SERVER = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
const LOOK_MS = 50;
const REFUSAL = /loses prepared statements: PgBouncer 1\.21 or newer/;

type Pooled = Readonly<Record<string, string>>;

/** Starts the server as an operator does. */
async function startRefused(env: Pooled): Promise<Figure> {
  const server = spawn(process.execPath, [SERVER, 'api'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'exit') as Promise<[number | null]>]);
  const lines = said.trim().split('\n');
  const holds = code === 1 && lines.length === 1 && REFUSAL.test(said);
  return {
    what: 'the start behind it',
    goal: 'refused in one line',
    found: holds ? 'refused in one line' : said,
    holds,
  };
}

/** Users browse and book through it. */
async function serveBehind(world: World, env: Pooled, requests: number, seed: number): Promise<Figure> {
  const port = await freePort();
  const api = forkedPart({ name: 'API behind the pooler', module: API, env: { ...env, PORT: String(port) } });
  await api.start();
  const visits = await startVisits(world, `http://127.0.0.1:${port}`, seed);
  while (visits.took.length < requests && visits.failures.length === 0) await later(LOOK_MS);
  await visits.end();
  await api.stop();
  const { length } = visits.failures;
  return {
    what: `${visits.took.length} requests behind it`,
    goal: '0 failed',
    found: `${length} failed`,
    holds: length === 0,
  };
}

async function behind(program: PgBouncerProgram, world: World, requests: number, seed: number): Promise<Figure> {
  const pooler = await startPgBouncer(program, world.url);
  const env = { ...world.settings, DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: world.url };
  try {
    const figure = program.knows_prepared
      ? await serveBehind(world, env, requests, seed)
      : await startRefused({ ...env, PORT: String(await freePort()) });
    return { ...figure, what: `PgBouncer ${program.version} by the transaction: ${figure.what}` };
  } finally {
    await pooler.stop();
  }
}

/** A pooler in transaction mode: an old version is refused, a newer one works. */
export const runBehindPooler: Row = async (world, { requests, seed }) => {
  const figures: Figure[] = [];
  for (const program of PGBOUNCERS) figures.push(await behind(program, world, Math.ceil(requests / 5), seed));
  for (const [kind, knows_prepared] of [
    ['before', false],
    ['from', true],
  ] as const) {
    if (!PGBOUNCERS.some((program) => program.knows_prepared === knows_prepared))
      console.log(`  no PgBouncer ${kind} 1.21 is on this machine (PGBOUNCER names programs, with colons between)`);
  }
  return figures;
};
