import type { ServerResponse } from 'node:http';

/**
 * The policy of every page. Forms lead back to the web application by redirect, which browsers check against `form-action`.
 * @param scriptSource `'self'` where a page has no script (none is served here; the library adds hashes of its own to it)
 */
export function contentSecurityPolicy(webOrigin: string, scriptSource = "'self'"): string {
  return [
    "default-src 'none'",
    `script-src ${scriptSource}`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    `form-action 'self' ${webOrigin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** Sets the headers that every answer carries. */
export function setSecurityHeaders(res: ServerResponse, webOrigin: string): void {
  res.setHeader('Content-Security-Policy', contentSecurityPolicy(webOrigin));
  res.setHeader('X-Content-Type-Options', 'nosniff');
  // Not `no-referrer`: with it browsers send `Origin: null` on our own forms, and the same-origin check needs the origin.
  res.setHeader('Referrer-Policy', 'same-origin');
  res.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
}
