import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Pool } from 'undici';
import { buildWeb } from '../../../tools/lib/web-build/build-web.ts';
import { slugsOf } from '../lib/server/free-times.ts';
import { table } from '../lib/table.ts';
import { startInstance } from '../load/instance.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const MENTORS = 200;
const CLIENTS = 8;
const STEP = 2500;
const REQUESTS = 8 * STEP;
const HEADERS = { accept: 'text/html' };
const DAY_MS = 86_400_000;
const MOST_BYTES = 64 * 1024 * 1024;

/** Returns the memory of a process, in MB: VmRSS of proc(5), which is in kB. */
function residentMb(pid: number): number {
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kb) / 1024);
}

/** Addresses of pages and calls that were not requested before, as invented by crawlers. */
function newAddresses(slugs: readonly string[]) {
  const zones = Intl.supportedValuesOf('timeZone');
  let count = 0;
  return () => {
    const n = (count += 1);
    const word = `w${n.toString(36)}x`;
    const slug = slugs[n % slugs.length] ?? '';
    const zone = encodeURIComponent(zones[n % zones.length] ?? 'UTC');
    const start = Math.ceil(Date.now() / DAY_MS) * DAY_MS + n * 1000;
    const span = `start=${new Date(start).toISOString()}&end=${new Date(start + 7 * DAY_MS).toISOString()}`;
    const paths = [
      `/search?query=${word}`,
      `/vi/search?query=${word}`,
      `/${word}/mentor-profile`,
      `/${slug}/mentor-profile?from=${word}`,
      `/${slug}/availability?time_zone=${zone}&from=${word}`,
      `/nothing/${word}`,
      `/api/views/search/profiles?page_size=20&query=${word}`,
      `/api/v1/calendar/availability/by-slug/${slug}?${span}`,
    ];
    return paths[n % paths.length] ?? '/';
  };
}

/** Requests always new addresses, and prints the serving process's memory meanwhile. */
export async function benchMemory(): Promise<void> {
  await buildWeb(ROOT, new AbortController().signal);
  const instance = await startInstance({ apis: 1, mentors: MENTORS });
  const pool = new Pool(instance.base_urls[0] ?? '', { connections: CLIENTS, pipelining: 1 });
  try {
    const next = newAddresses(await slugsOf(instance.database_url));
    const [pid = 0] = instance.pids['api'] ?? [];
    const megabytes = [residentMb(pid)];
    let failed = 0;
    for (let sent = 0; sent < REQUESTS; sent += STEP) {
      let left = STEP;
      const client = async () => {
        while ((left -= 1) >= 0) {
          const { statusCode, body } = await pool.request({ method: 'GET', path: next(), headers: HEADERS });
          if (statusCode >= 500) failed += 1;
          await body.dump({ limit: MOST_BYTES });
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, client));
      megabytes.push(residentMb(pid));
    }
    console.log(table([['requests', 'MB'], ...megabytes.map((mb, step) => [String(step * STEP), String(mb)])]));
    const half = megabytes[Math.floor(megabytes.length / 2)] ?? 0;
    const growth = ((megabytes.at(-1) ?? 0) / half).toFixed(2);
    console.log(`${growth} of what it had after half of the requests; ${failed} failed.`);
  } finally {
    await pool.close();
    await instance.stop();
  }
}
