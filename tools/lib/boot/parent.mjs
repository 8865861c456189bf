import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 250;

/** The parent of a process, if the system tells it without another program. */
function parentOf(pid) {
  try {
    // The name in parentheses may contain spaces; the parent is the second field after it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1];
  } catch {
    return null;
  }
}

const family = () => `${process.ppid} ${parentOf(process.ppid)}`;

/**
 * Calls back once when the npm that runs this command has been killed, with or without the shell between them.
 * Without npm the parent is a shell, which may end before its commands do.
 */
export function whenNpmIsGone(callBack) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const before = family();
  const timer = setInterval(() => {
    if (family() === before) return;
    clearInterval(timer);
    callBack();
  }, LOOK_EVERY_MS);
  timer.unref();
}
