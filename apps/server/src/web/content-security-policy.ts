import type { IdentitySources } from './identity-sources.ts';
import type { PaymentSources } from './payment-sources.ts';

interface Policy {
  nonce: string;
  /** The sources for signing in. */
  identity: IdentitySources;
  /** Origins to which the browser uploads pictures by signed links, besides this one. */
  uploads: readonly string[];
  /** The sources for card payments on this page. */
  payments: PaymentSources;
  /** The players of video introductions. */
  videos: readonly string[];
  /** Whether pages of other sites may frame this one: it shows nothing about the signed-in user. */
  framed: boolean;
  /** Vite puts styles into the page without a nonce, talks over a WebSocket and waits in a worker for a restart. */
  development: boolean;
}

/**
 * The Content-Security-Policy (Level 3) of a page. Positioned widgets set `style` attributes, which the server renders
 * too; those alone are free, style sheets and scripts need the nonce of the answer.
 */
export function contentSecurityPolicy({
  nonce,
  identity,
  uploads,
  payments,
  videos,
  framed,
  development,
}: Policy): string {
  const ours = `'self' 'nonce-${nonce}'`;
  const and = (...sources: readonly string[]) => ['', ...sources].join(' ');
  const directives = {
    'default-src': "'self'",
    'script-src': ours + and(...identity.scripts, ...payments.scripts),
    'style-src': development ? "'self' 'unsafe-inline'" : ours,
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: blob:${and(...identity.images)}`,
    'font-src': "'self'",
    'connect-src': `'self'${development ? ' ws:' : ''}${and(...identity.calls, ...uploads, ...payments.calls)}`,
    ...((development || identity.workers) && { 'worker-src': "'self' blob:" }),
    'frame-src': `'self'${and(...identity.frames, ...payments.frames, ...videos)}`,
    'frame-ancestors': framed ? '*' : "'none'",
    'base-uri': "'none'",
    'form-action': `'self'${and(...identity.forms)}`,
    'object-src': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
