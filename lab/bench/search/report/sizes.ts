import { table } from '../../lib/table.ts';
import type { Contender } from '../contender.ts';
import { residentBytes } from '../memory.ts';

const MB = 1_000_000;

const megabytes = (bytes: number) => (Number.isFinite(bytes) && bytes > 0 ? `${Math.round(bytes / MB)} MB` : '–');
const seconds = (value: number | null) => (value === null ? '–' : `${value.toFixed(1)} s`);

/** Prints the memory, disk space, build time and start time of each engine; measured at the end, when its caches are full. */
export async function printSizes(contenders: readonly Contender[]): Promise<string> {
  const rows: string[][] = [];
  for (const contender of contenders) {
    const { name, build_s, build_bytes, start_s, pids, disk_bytes } = contender;
    rows.push([
      name,
      seconds(build_s),
      megabytes(build_bytes ?? 0),
      seconds(start_s),
      megabytes(residentBytes(pids())),
      megabytes(await disk_bytes()),
    ]);
  }
  return table([
    ['engine', 'built in', 'memory while building', 'started in', 'memory of its processes', 'on the disk'],
    ...rows,
  ]);
}
