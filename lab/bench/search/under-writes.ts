import { setTimeout as delay } from 'node:timers/promises';
import { median } from '../lib/median.ts';
import { percentile } from '../lib/percentile.ts';
import type { Listening } from '../lib/server/fork-listening.ts';
import { startServer } from '../lib/server/start-server.ts';
import { table } from '../lib/table.ts';
import type { Written } from './writes/change-profiles.ts';
import { paced } from './writes/paced.ts';
import { searchClient, type SearchClient } from './writes/search-client.ts';
import { startWriter, type Writer } from './writes/start-writer.ts';

const WRITES_PER_SECOND = 200;
const SEARCHES = { per_second: 100, clients: 4 };
const ROUNDS = 5;
const ROUND_MS = 6000;
const FOUND_MS = 20_000;
/** This many of the changes are waited for: polling for each is work too. */
const WATCHED_PER_SECOND = 8;
const LOOK_EVERY_MS = 20;
/** Changes not found by then are reported as not found. */
const LOOK_FOR_MS = 30_000;
const KILL_AFTER_MS = 3000;
const LEAST_AFTER_RESTART_MS = 3000;

/** Searches the paths one after another. */
function searching(client: SearchClient, paths: readonly string[]): () => Promise<unknown> {
  let next = 0;
  return () => client.get(paths[(next += 1) % paths.length] ?? '');
}

/** The p95 of searches in alternate rounds without and with writes. @returns medians in ms, and the median of the ratios. */
async function compareLatency(client: SearchClient, writer: Writer, paths: readonly string[]) {
  const ask = searching(client, paths);
  const round = async (rate: number) => {
    writer.setRate(rate);
    await delay(500);
    return percentile(await paced(ask, { ...SEARCHES, length_ms: ROUND_MS }), 0.95);
  };
  await round(WRITES_PER_SECOND);
  const rounds = [];
  for (let number = 0; number < ROUNDS; number += 1) {
    rounds.push({ quiet: await round(0), busy: await round(WRITES_PER_SECOND) });
  }
  writer.setRate(0);
  return {
    quiet: median(rounds.map(({ quiet }) => quiet)),
    busy: median(rounds.map(({ busy }) => busy)),
    ratio: median(rounds.map(({ quiet, busy }) => busy / quiet)),
  };
}

interface Watched {
  /** How long after its commit each change was found, in ms; Infinity for one that was not. */
  found: number[];
  /** How many were overwritten before they could be found, because there are few mentors to change. */
  replaced: number;
}

async function timeUntilFound(client: SearchClient, writer: Writer): Promise<Watched> {
  const watching: Promise<number | null>[] = [];
  let last = 0;
  const watch = async ({ profile_id, word, committed_at }: Written) => {
    while (Date.now() < committed_at + LOOK_FOR_MS) {
      if (await client.finds(word)) return Date.now() - committed_at;
      if (writer.words.get(profile_id)?.word !== word) return null;
      await delay(LOOK_EVERY_MS);
    }
    return Infinity;
  };
  let isOn = true;
  writer.onWritten((written) => {
    if (isOn && written.committed_at - last > 1000 / WATCHED_PER_SECOND) {
      last = written.committed_at;
      const found = watch(written);
      // Reported by the wait for all of them.
      found.catch(() => undefined);
      watching.push(found);
    }
  });
  writer.setRate(WRITES_PER_SECOND);
  await delay(FOUND_MS);
  isOn = false;
  const watched = await Promise.all(watching);
  const found = watched.filter((ms) => ms !== null);
  return { found, replaced: watched.length - found.length };
}

/** The last words of profiles that a server doesn't find. */
async function lostOn(client: SearchClient, writer: Writer): Promise<string[]> {
  const lost: string[] = [];
  for (const { word } of writer.words.values()) if (!(await client.finds(word))) lost.push(word);
  return lost;
}

/** Kills a server during writes and starts it again. @returns the new one, and the time until its index served. */
async function killAndRestart(server: Listening, writer: Writer, begin: () => Promise<Listening>) {
  writer.setRate(WRITES_PER_SECOND);
  await delay(KILL_AFTER_MS);
  await server.kill();
  const begun = performance.now();
  const again = await begin();
  const client = searchClient(again.base_url, 4);
  const standing = await client.ready();
  const ready_ms = performance.now() - begun;
  await delay(LEAST_AFTER_RESTART_MS);
  writer.setRate(0);
  await delay(2000);
  return { again, client, ready_ms, made_in_ms: standing?.made_in_ms ?? null };
}

/**
 * Changes 200 profiles a second during searches, kills a process, and prints the effects: the p95 of
 * searches, the time until a change is found, and whether anything is lost. Restores the headlines at the end.
 * @param folder for snapshots of the index.
 * @param paths of searches, asked in turn.
 */
export async function benchUnderWrites(database_url: string, folder: string, paths: readonly string[]): Promise<void> {
  const begin = () => startServer(database_url, { env: { SEARCH_ENGINE: 'index', SEARCH_FOLDER: folder } });
  const server = await begin();
  const client = searchClient(server.base_url, SEARCHES.clients + 4);
  const writer = startWriter(database_url);
  const others: Listening[] = [];
  try {
    await client.ready();
    const latency = await compareLatency(client, writer, paths);
    const { found, replaced } = await timeUntilFound(client, writer);
    const written = writer.count();
    const other = await begin();
    others.push(other);
    const otherClient = searchClient(other.base_url, 1);
    await otherClient.ready();
    await otherClient.close();
    const restart = await killAndRestart(other, writer, begin);
    others.push(restart.again);
    const lost = [await lostOn(client, writer), await lostOn(restart.client, writer)];
    await restart.client.close();
    console.log(
      `\n${table([
        ['under 200 profile changes a second', ''],
        ['p95 of searches without writes', `${latency.quiet.toFixed(2)} ms`],
        ['p95 of searches with writes', `${latency.busy.toFixed(2)} ms`],
        ['times as long', latency.ratio.toFixed(2)],
        ['change until found, p50', `${percentile(found, 0.5).toFixed(0)} ms`],
        ['change until found, p99', `${percentile(found, 0.99).toFixed(0)} ms`],
        [`not found within ${LOOK_FOR_MS / 1000} s`, String(found.filter((ms) => ms === Infinity).length)],
        ['written over before that', String(replaced)],
        ['changes written, in all and while it was killed', `${written}, ${writer.count() - written}`],
        ['killed and serving again', `${(restart.ready_ms / 1000).toFixed(1)} s`],
        ['lost by the one that went on, by the one that was killed', lost.map(({ length }) => length).join(', ')],
      ])}\n`,
    );
  } finally {
    await client.close();
    await Promise.all([server, ...others].map((each) => each.kill().catch(() => undefined)));
    await writer.restore().catch((error: unknown) => console.error(error));
  }
}
