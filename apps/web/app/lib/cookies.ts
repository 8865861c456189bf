/** Seconds in a year, the longest that any of our cookies lives. */
export const year = 365 * 24 * 60 * 60;

/** The value of a cookie in a `Cookie` header (RFC 6265), decoded, or null. */
export function readCookie(header: string | null, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key, ...rest] = pair.split('=');
    if (key?.trim() === name) {
      return decode(rest.join('=').trim());
    }
  }
  return null;
}

/** Keeps a value for a year in this browser. It isn't secret: scripts and the server both read it. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
}

export function removeCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
