import type { Context } from './context.ts';
import { withCauses } from './core/with-causes.ts';
import { discoverIssuer } from './providers/identity/discover-issuer.ts';

type Deps = Pick<Context, 'mail' | 'logger'> & { config: Pick<Context['config'], 'oidc' | 'clerk' | 'smtp_url'> };

/**
 * Asks the identity provider and the mail server once whether they can be used, and logs which can't. Otherwise
 * the operator would learn it from the first user who signs in. The start does not wait, since the two may start later.
 */
export async function warnOfServices({ config, mail, logger }: Deps): Promise<void> {
  const tell = (setting: string, words: string) => (error: unknown) =>
    logger.warn({ part: 'settings', reason: withCauses(error) }, `${setting}: ${words}`);
  const isForeign = config.clerk === null && !config.oidc.embedded;
  await Promise.all([
    isForeign &&
      discoverIssuer(config.oidc.issuer).catch(tell('OIDC_ISSUER', "it can't be used, so nobody can sign in")),
    config.smtp_url !== undefined && mail.check().catch(tell('SMTP_URL', "it can't be used, so no email is sent")),
  ]);
}
