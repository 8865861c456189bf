import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const KB = 1024;

/** Resident memory of processes, in bytes; what they share counts for each. NaN where the system doesn't tell. */
export function residentBytes(pids: readonly number[]): number {
  let sum = 0;
  for (const pid of pids) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      sum += Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) * KB;
    } catch {
      return Number.NaN;
    }
  }
  return sum;
}

/** The children of a process, in Linux. */
export function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return text === '' ? [] : text.split(' ').map(Number);
  } catch {
    return [];
  }
}

/** The size of all files whose paths begin so, in bytes. */
export function filesBeginning(beginnings: readonly string[]): number {
  const sizes = beginnings.flatMap((beginning) => {
    const folder = path.dirname(beginning);
    return readdirSync(folder)
      .map((name) => path.join(folder, name))
      .filter((file) => file.startsWith(beginning))
      .map((file) => statSync(file).size);
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
