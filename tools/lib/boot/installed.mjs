import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pinnedNode, platform } from './layout.mjs';

/** Written after a complete installation; `npm ci` removes it when it starts again. */
const stampOf = (folder) => path.join(folder, 'node_modules/.installed');

function fingerprint(folder) {
  const lock = readFileSync(path.join(folder, 'package-lock.json'));
  return createHash('sha256').update(lock).update(platform).digest('hex');
}

/** npm's own list of what it has installed, for people who ran `npm install` by hand. */
function npmInstalledTheSame(folder) {
  const hidden = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')).packages;
  const found = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.startsWith('node_modules/')) return true;
    if (!found[place]) return Boolean(entry.optional);
    return found[place].version === entry.version;
  });
}

/** Whether everything in the lock file is installed completely and for this platform. */
export function isInstalled(folder) {
  const node = pinnedNode(folder);
  if (node && !existsSync(node)) return false;
  const stamp = stampOf(folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(folder)) return true;
  if (!npmInstalledTheSame(folder)) return false;
  markInstalled(folder);
  return true;
}

export function markInstalled(folder) {
  writeFileSync(stampOf(folder), fingerprint(folder));
}

export function unmarkInstalled(folder) {
  rmSync(stampOf(folder), { force: true });
}
