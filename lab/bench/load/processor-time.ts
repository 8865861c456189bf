import { readdirSync, readFileSync } from 'node:fs';

/** Of Linux' clock, in which `/proc/PID/stat` counts. */
const TICK_MS = 10;

interface Counted {
  pid: number;
  parent: number;
  ms: number;
}

function countedOf(pid: number): Counted | null {
  try {
    // The name in parentheses may contain spaces; the parent, user and system time are fields 4, 14 and 15 of proc(5).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { pid, parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
  } catch {
    // It has ended meanwhile.
    return null;
  }
}

/**
 * How long processors have worked for some processes and their children so far, in ms; those of others are not among them
 * if they are listed themselves. Zero if the system doesn't report it.
 */
export function processorTime(pids: Readonly<Record<string, readonly number[]>>): Record<string, number> {
  const all = process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  const counted = all.map((name) => countedOf(Number(name))).filter((one) => one !== null);
  const parents = new Map(counted.map(({ pid, parent }) => [pid, parent]));
  const names = new Map(Object.entries(pids).flatMap(([name, ids]) => ids.map((pid) => [pid, name] as const)));
  const nameOf = (pid: number | undefined): string | undefined =>
    pid === undefined ? undefined : (names.get(pid) ?? nameOf(parents.get(pid)));
  const sums = Object.fromEntries(Object.keys(pids).map((name) => [name, 0]));
  for (const { pid, ms } of counted) {
    const name = nameOf(pid);
    if (name !== undefined) sums[name] = (sums[name] ?? 0) + ms;
  }
  return sums;
}
