/**
 * Returns a path of our own to open after signing in, or the fallback. Targets on other sites or that confuse a browser on the
 * way (`//`, `/\`, control characters, other schemes) are ignored.
 */
export function safeRedirect(target: string | null | undefined, fallback = '/'): string {
  if (!target || !target.startsWith('/') || hasTricks(target)) {
    return fallback;
  }
  const base = 'https://own.invalid';
  const url = URL.parse(target, base);
  if (url === null || url.origin !== base || hasTricks(url.pathname)) {
    return fallback;
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Browsers drop tabs and line breaks and read `\` as `/`, also once they are decoded. */
function hasTricks(path: string): boolean {
  const decoded = decode(path);
  return decoded === null || /^\/[/\\]|[\\\p{Cc}]/u.test(decoded) || path.startsWith('//');
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path.split(/[?#]/)[0] ?? '');
  } catch {
    return null;
  }
}
