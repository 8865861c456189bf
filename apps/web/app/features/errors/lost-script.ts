/**
 * Whether a part of the product's own scripts or styles did not come, in the words of any browser: the network went, or
 * the service has been renewed and knows only newer ones.
 */
export function isLostScript(error: unknown): boolean {
  return error instanceof Error && /imported module|module script|preload CSS/.test(error.message);
}

const key = 'am_loaded_again';
const pause = 60_000;

/** Loads the page anew, once a minute at most, and not where that can't be remembered. @returns whether it does */
export function loadAgainOnce(): boolean {
  try {
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(key)) < pause) {
      return false;
    }
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
