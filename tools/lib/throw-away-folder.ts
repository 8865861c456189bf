import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from './processes.ts';

/** On the disk: what is thrown away may be larger than memory. */
const PLACE = '/var/tmp';
const NAME = /^abroad-mentors-throw-away-(\d+)-/;

/** Removes what killed runs of this user have left. */
function sweep(): void {
  for (const name of readdirSync(PLACE)) {
    const pid = NAME.exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    const folder = path.join(PLACE, name);
    if (statSync(folder).uid === process.getuid?.()) rmSync(folder, { recursive: true, force: true });
  }
}

/** A folder for as long as this process runs; the next one that asks for such a folder removes it where nobody has. */
export function makeThrowAwayFolder(): { folder: string; remove: () => void } {
  sweep();
  const folder = mkdtempSync(path.join(PLACE, `abroad-mentors-throw-away-${process.pid}-`));
  // The account that PostgreSQL runs as has to get through.
  chmodSync(folder, 0o755);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
