interface Policy {
  nonce: string;
  /** Where people sign in: pages send tokens and forms there. */
  issuer: string;
  /** Vite puts styles into the page without a nonce, talks over a WebSocket and waits in a worker for a restart. */
  development: boolean;
}

/**
 * The Content-Security-Policy (Level 3) of a page. Positioned widgets set `style` attributes, which the server renders
 * too; those alone are free, style sheets and scripts need the nonce of the answer.
 */
export function contentSecurityPolicy({ nonce, issuer, development }: Policy): string {
  const ours = `'self' 'nonce-${nonce}'`;
  const provider = new URL(issuer).origin;
  const directives = {
    'default-src': "'self'",
    'script-src': ours,
    'style-src': development ? "'self' 'unsafe-inline'" : ours,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': development ? `'self' ws: ${provider}` : `'self' ${provider}`,
    ...(development && { 'worker-src': "'self' blob:" }),
    'frame-src': `'self' ${provider}`,
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': `'self' ${provider}`,
    'object-src': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
