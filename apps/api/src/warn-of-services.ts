import { setTimeout as later } from 'node:timers/promises';
import type { Context } from './context.ts';
import { withCauses } from './core/with-causes.ts';
import { discoverIssuer } from './providers/identity/discover-issuer.ts';

type Deps = Pick<Context, 'mail' | 'logger'> & { config: Pick<Context['config'], 'oidc' | 'clerk' | 'smtp_url'> };

/** When a service that could not be used is asked again. */
const AGAIN_MS = 15_000;

interface Wishes {
  /** Ends it; one that is aborted already has it ask once. */
  signal: AbortSignal;
  again_ms?: number;
}

/**
 * Asks the identity provider and the mail server whether they can be used, logs which can't, and asks those again until they can: an
 * answer may be late while all of a machine starts. Otherwise the operator would learn it from the first user who signs in. A reader of
 * the warning also reads that it is over, at the same level. The start does not wait.
 */
export async function warnOfServices(
  { config, mail, logger }: Deps,
  { signal, again_ms = AGAIN_MS }: Wishes,
): Promise<void> {
  async function watch(setting: string, ask: () => Promise<unknown>, words: string): Promise<void> {
    for (let is_told = false; ; is_told = true) {
      try {
        await ask();
        if (is_told) logger.warn({ part: 'settings' }, `${setting}: it can be used now`);
        return;
      } catch (error) {
        if (!is_told) logger.warn({ part: 'settings', reason: withCauses(error) }, `${setting}: ${words}`);
      }
      await later(again_ms, undefined, { ref: false, signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
  }
  const isForeign = config.clerk === null && !config.oidc.embedded;
  await Promise.all([
    isForeign &&
      watch(
        'OIDC_ISSUER',
        () => discoverIssuer(config.oidc.issuer),
        "it can't be used, so nobody can sign in until it can",
      ),
    config.smtp_url !== undefined &&
      watch('SMTP_URL', () => mail.check(), "it can't be used, so no email is sent until it can"),
  ]);
}
