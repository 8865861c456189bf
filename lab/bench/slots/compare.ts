import { deepStrictEqual } from 'node:assert/strict';
import { takeTurns, type Turn } from '../lib/rounds.ts';
import { duration, times } from '../lib/table.ts';
import { OURS } from './contenders.ts';
import type { StartedContender } from './start-contender.ts';
import { WORKLOADS } from './workload.ts';

/** @throws AssertionError if a peer returns other slots than our engine. */
async function sameStarts(workload: number, contenders: readonly StartedContender[]): Promise<number> {
  const all = await Promise.all(contenders.map(async ({ name, starts }) => ({ name, starts: await starts(workload) })));
  const own = all.find(({ name }) => name === OURS)?.starts ?? [];
  for (const { name, starts } of all) deepStrictEqual(starts, own, `${name} gives other slots`);
  return own.length;
}

/**
 * Measures all peers with one workload, after they have returned the same slots.
 * @returns rows of the table.
 */
export async function compareAt(
  workload: number,
  contenders: readonly StartedContender[],
  rounds: number,
): Promise<string[][]> {
  const slots = await sameStarts(workload, contenders);
  const turns: Record<string, Turn> = {};
  for (const { name, turn } of contenders) {
    turns[`${name} compute`] = () => turn(workload, 'compute');
    turns[`${name} json`] = () => turn(workload, 'json');
  }
  const measured = await takeTurns(turns, rounds);
  const cells = (name: string, work: string) => {
    const beside = measured.ratio(`${name} ${work}`, `${OURS} ${work}`);
    return [duration(measured.median(`${name} ${work}`)), name === OURS ? '' : times(beside)];
  };
  return contenders.map(({ name }) =>
    [`${WORKLOADS[workload]?.name}: ${slots} slots`, name].concat(cells(name, 'compute'), cells(name, 'json')),
  );
}
