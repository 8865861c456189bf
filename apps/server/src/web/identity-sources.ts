import type { Config } from '@abroad/api/config/config';

/** The hosts of the identity provider that pages may use, by purpose. */
export interface IdentitySources {
  scripts: readonly string[];
  images: readonly string[];
  calls: readonly string[];
  frames: readonly string[];
  forms: readonly string[];
  /** Whether its scripts start workers of their own. */
  workers: boolean;
}

/** Clerk's puzzle against robots, and its protection against abuse, which answers on other ports than 443. */
const PUZZLE = 'https://challenges.cloudflare.com';
const PROTECTION = 'https://*.protect.clerk.com';

/**
 * Returns the sources in the content security policy for the identity provider. Clerk's list is that of its own guide to
 * CSP headers, except `'unsafe-inline'` styles: its styles get the nonce of the page.
 */
export function identitySources({
  oidc,
  clerk,
}: Pick<Config, 'clerk'> & { oidc: Pick<Config['oidc'], 'issuer'> }): IdentitySources {
  if (clerk !== null) {
    return {
      scripts: [clerk.frontend_api, PUZZLE, PROTECTION],
      images: ['https://img.clerk.com'],
      calls: [clerk.frontend_api, `${PROTECTION}:*`],
      frames: [PUZZLE, `${PROTECTION}:*`],
      forms: [clerk.frontend_api],
      workers: true,
    };
  }
  const issuer = new URL(oidc.issuer).origin;
  return { scripts: [], images: [], calls: [issuer], frames: [issuer], forms: [issuer], workers: false };
}
