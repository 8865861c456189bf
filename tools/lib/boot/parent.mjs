const LOOK_EVERY_MS = 250;

/**
 * Calls back once when the npm that runs this command has been killed. Without npm the parent is a shell, which may
 * well leave before its commands do.
 */
export function whenNpmIsGone(callBack) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callBack();
  }, LOOK_EVERY_MS);
  timer.unref();
}
