import { loadavg } from 'node:os';
import { installPeers } from '../lib/install-peers.ts';
import { duration, table, times } from '../lib/table.ts';
import { compareAt } from './compare.ts';
import { CONTENDERS } from './contenders.ts';
import { measureManyMentors } from './many-mentors.ts';
import { startContender } from './start-contender.ts';
import { WORKLOADS } from './workload.ts';
import { measureLookUps } from './zone-look-up.ts';

const ROUNDS = 11;
const PEERS = {
  versions: { '@calcom/platform-libraries': '0.0.360', dayjs: '1.11.23', luxon: '3.7.2', rrule: '2.8.1' },
  // cal.com's package names two packages of its workspace that only its build needs.
  unpublished: ['@calcom/features', '@calcom/lib'],
};

async function compareAll(peers: string): Promise<string> {
  const contenders = Object.keys(CONTENDERS).map((name) => startContender(name, peers));
  const rows: string[][] = [];
  for (const index of WORKLOADS.keys()) rows.push(...(await compareAt(index, contenders, ROUNDS)));
  await Promise.all(contenders.map(({ stop }) => stop()));
  return table([['workload', 'who', 'compute', 'beside us', 'with JSON', 'beside us'], ...rows]);
}

async function lookUps(): Promise<string> {
  const rows = (await measureLookUps(ROUNDS)).map((one) => [
    one.name,
    duration(one.table),
    duration(one.temporal),
    times(one.ratio),
  ]);
  return table([['look-up', 'zone table', 'Temporal', 'beside us'], ...rows]);
}

/** Measures the slot engine and its peers and prints the ratios. The process must run in UTC, which cal.com expects. */
export async function benchSlots(): Promise<void> {
  console.log(`\n${await compareAll(installPeers('slots', PEERS))}\n`);
  console.log(`${await lookUps()}\n`);
  console.log(`Next slot of 1,000 mentors within 14 days: ${duration(await measureManyMentors(ROUNDS))}`);
  console.log(`Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)}.`);
}
