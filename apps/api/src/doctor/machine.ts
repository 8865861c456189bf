import type { ExchangeRates } from '@abroad/reference-data/exchange-rates';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { foldersOf, readDatabaseDisk, readDisks, type Disk } from '../http/metrics/disks.ts';
import { failed, ok, skipped, unusable, warning, type Outcome } from './finding.ts';

const GIGABYTE = 1024 ** 3;
const LEAST_FREE = GIGABYTE;

const inGigabytes = (bytes: number) => `${(bytes / GIGABYTE).toFixed(1)} GB`;

function judge({ free_bytes, folder }: Disk, todo: string): Outcome {
  const says = `${inGigabytes(free_bytes)} are free at ${folder}.`;
  return free_bytes < LEAST_FREE ? failed(says, todo) : ok(says);
}

export async function checkDisk({ config }: Pick<Context, 'config'>): Promise<Outcome> {
  const disks = await readDisks(config);
  const [first] = disks;
  return first === undefined
    ? skipped(
        `There is no ${foldersOf(config)[0]?.[1]}: no process has written there.`,
        'Processes have a DATA_DIR each: name the one whose disk is to be looked at.',
      )
    : judge(
        disks.reduce((low, one) => (one.free_bytes < low.free_bytes ? one : low), first),
        'Free some space: a full disk stops photos, backups and the search index.',
      );
}

/** The database's disk, where it can be seen from here; otherwise how large the database is, which someone has to watch. */
export async function checkDatabaseDisk({ db }: Pick<Context, 'db'>): Promise<Outcome> {
  const disk = await readDatabaseDisk(db);
  if (disk !== null) return judge(disk, 'Free some space: a full disk stops the database.');
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes`.execute(db);
  return skipped(
    `Its disk can't be seen from here. The database has ${inGigabytes(rows[0]?.bytes ?? 0)}.`,
    'If it runs on this machine: grant pg_read_all_settings to the role. Otherwise watch its disk where it runs.',
  );
}

/** A time zone database that is older than this has missed changes of clocks: there are some every year. */
const OLDEST_ZONES_YEARS = 2;

/** How old the time zone database of this process is: its versions are named by year and letter, such as 2026c. */
export function checkZones(now: number, version = process.versions['tz'] ?? ''): Outcome {
  const age = new Date(now).getUTCFullYear() - Number.parseInt(version, 10);
  const says = `Time zones are known as of version ${version} of their database.`;
  return age < OLDEST_ZONES_YEARS
    ? ok(says)
    : failed(says, 'Upgrade the product: clocks have been changed since, and sessions would be an hour off there.');
}

const DAY_MS = 24 * 60 * 60_000;
/** Currencies move by some percent in a quarter of a year. */
const OLD_RATES_DAYS = 90;

/** How old the exchange rates are by which prices are compared and converted. */
export function checkRates({ as_of }: ExchangeRates, now: number): Outcome {
  const days = Math.floor((now - Date.parse(as_of)) / DAY_MS);
  const says = `The exchange rates are of ${as_of}, ${days} days old.`;
  return days <= OLD_RATES_DAYS
    ? ok(says)
    : warning(
        says,
        'Prices are compared and converted by them: name newer ones in EXCHANGE_RATES, or upgrade the product.',
      );
}

const ANSWER_MS = 5000;

/** Whether people reach this product, and no other, at its public address. */
export async function checkPublicUrl({ config }: Pick<Context, 'config'>): Promise<Outcome> {
  try {
    const response = await fetch(`${config.public_url}/api/health`, {
      signal: AbortSignal.timeout(ANSWER_MS),
      redirect: 'manual',
    });
    const is_ours = response.ok && ((await response.json()) as { status?: unknown }).status === 'ok';
    return is_ours
      ? ok(`${config.public_url} answers.`)
      : failed(
          `${config.public_url}/api/health answers ${response.status}.`,
          'Let the proxy pass all paths on, with PUBLIC_URL exactly as people see it.',
        );
  } catch (error) {
    return unusable(
      error,
      'Check PUBLIC_URL, DNS, the proxy and its certificate. From inside a network it may not be reachable by that name.',
    );
  }
}
