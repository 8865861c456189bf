import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const KB = 1024;

function sumOf(field: 'VmRSS' | 'VmHWM', pids: readonly number[]): number {
  let sum = 0;
  for (const pid of pids) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      sum += Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]) * KB;
    } catch {
      return Number.NaN;
    }
  }
  return sum;
}

/** Resident memory of processes, in bytes; shared memory counts for each. NaN if the system doesn't report it. */
export const residentBytes = (pids: readonly number[]): number => sumOf('VmRSS', pids);

/** Their peak memory, each separately. */
export const mostResidentBytes = (pids: readonly number[]): number => sumOf('VmHWM', pids);

/** The children of a process, in Linux. */
export function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return text === '' ? [] : text.split(' ').map(Number);
  } catch {
    return [];
  }
}

/** The size of the files in a folder with this prefix, in bytes. */
export function bytesOfFiles(folder: string, beginning = ''): number {
  const names = readdirSync(folder).filter((name) => name.startsWith(beginning));
  return names.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
}
