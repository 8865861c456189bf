import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process with this id runs, regardless of its owner. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function ask(field: string, pid: number): string {
  return spawnSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** The command line of a process, separated by spaces; empty if there is none. */
export function commandLine(pid: number): string {
  if (process.platform === 'linux') return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
  return ask('command', pid);
}

/** When a process started, in the system's own format: distinguishes it from a later one with the same id. */
export function beginning(pid: number): string {
  if (process.platform !== 'linux') return ask('lstart', pid);
  // The name in parentheses may contain spaces; the start time is field 22 of /proc/PID/stat, the 20th after the name.
  const afterName = read(`/proc/${pid}/stat`).split(') ').at(-1) ?? '';
  return afterName.split(' ')[19] ?? '';
}

/** Waits until a condition holds, checking again after each pause. @returns whether it did within `timeoutMs`. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  timeoutMs: number,
  pauseMs = 20,
): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return true;
}
