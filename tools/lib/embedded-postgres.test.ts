/** @module-tag full It starts database servers as processes, and kills them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from './embedded-postgres.ts';
import { isAlive, waitUntil } from './processes.ts';
import { makeThrowAwayFolder, type ThrowAwayFolder } from './throw-away-folder.ts';

let place: ThrowAwayFolder;
let dataDir: string;

beforeAll(() => {
  place = makeThrowAwayFolder('memory');
  dataDir = path.join(place.folder, 'data');
});
afterAll(() => place.remove());

/** The folder of the data; a closed parent folder redirects it. */
function dataFolder(): string {
  const pointer = path.join(dataDir, 'postgres.location');
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : path.join(dataDir, 'postgres');
}

async function ask(url: string, question: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text: question, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0];
}

/** A child process that starts PostgreSQL on the data directory and waits. */
async function startElsewhere(): Promise<{ parent: number; server: number }> {
  const script = `const { startPostgres } = await import(${JSON.stringify(`${import.meta.dirname}/embedded-postgres.ts`)});
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)} }); console.log('up'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const server = Number.parseInt(readFileSync(path.join(dataFolder(), 'postmaster.pid'), 'utf8'), 10);
  return { parent: child.pid ?? 0, server };
}

test('keeps its data and its password, which other users can’t read', async () => {
  const first = await startPostgres({ dataDir });
  await ask(first.url('postgres'), 'create table kept as select 42 as answer');
  await expect(ask(`postgres://postgres:wrong@127.0.0.1:${first.port}/postgres`, 'select 1')).rejects.toThrow(
    /password/,
  );
  await first.stop();
  expect(statSync(path.join(dataDir, 'postgres.password')).mode & 0o077).toBe(0);
  const second = await startPostgres({ dataDir });
  expect(await ask(second.url('postgres'), 'select answer from kept')).toBe(42);
  expect(await ask(second.url('postgres'), 'show listen_addresses')).toBe('127.0.0.1');
  await second.stop();
});

test('ends when its parent is killed, and starts again', async () => {
  const { parent, server } = await startElsewhere();
  process.kill(parent, 'SIGKILL');
  expect(await waitUntil(() => !isAlive(server), 5000)).toBe(true);
  await (await startPostgres({ dataDir })).stop();
});

test('stops a leftover server on its data', async () => {
  const { parent, server } = await startElsewhere();
  const here = await startPostgres({ dataDir });
  expect(isAlive(server)).toBe(false);
  await here.stop();
  process.kill(parent, 'SIGKILL');
});

test('reports in one line that another version wrote the data', async () => {
  const file = path.join(dataFolder(), 'PG_VERSION');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, '14\n');
  await expect(startPostgres({ dataDir })).rejects.toThrow(/was written by PostgreSQL 14, and this is PostgreSQL 18/);
  writeFileSync(file, before);
});

test('recovers from an interrupted first start', async () => {
  const fresh = mkdtempSync(path.join(path.dirname(dataDir), 'fresh-'));
  chmodSync(fresh, 0o755);
  mkdirSync(path.join(fresh, 'postgres.making'));
  writeFileSync(path.join(fresh, 'postgres.making', 'PG_VERSION'), '18\n');
  const server = await startPostgres({ dataDir: fresh });
  expect(existsSync(path.join(fresh, 'postgres.making'))).toBe(false);
  await server.stop();
});
