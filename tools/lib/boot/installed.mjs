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

/** Whether a package is for this platform, such as binaries. An npm on an older Node than the pinned one leaves them out. */
function isOfThisPlatform({ os, cpu, libc }) {
  if (!os && !cpu) return false;
  const own = process.report?.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  const fits = (wanted, value) => !wanted || wanted.includes(value);
  return fits(os, process.platform) && fits(cpu, process.arch) && (process.platform !== 'linux' || fits(libc, own));
}

/** npm's own list of what it has installed, for people who ran `npm install` by hand. */
function npmInstalledTheSame(folder) {
  const hidden = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')).packages;
  const found = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.startsWith('node_modules/')) return true;
    if (!found[place]) return Boolean(entry.optional) && !isOfThisPlatform(entry);
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
