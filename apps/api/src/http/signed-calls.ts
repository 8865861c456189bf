import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { toInstant } from '../core/clock.ts';
import { SIGNED_CALLS, type SignedCall } from '../core/tallies.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'tallies' | 'logger'>;
type Outcome = 'accepted' | 'refused';

/** All who know the path can send calls that are refused, so not each of them is written down. */
const NOTED_MS = 60_000;

const isSignedCall = (name: string): name is SignedCall => (SIGNED_CALLS as readonly string[]).includes(name);

/**
 * Counts how the signatures of calls to a webhook turn out, and keeps when each outcome last was, once a minute at most.
 * @param path whose last part names it.
 */
export function noteSignatures(
  { db, clock, tallies, logger }: Deps,
  path: string,
): (outcome: Outcome) => Promise<void> {
  const webhook = path.slice(path.lastIndexOf('/') + 1);
  const noted: Record<Outcome, number> = { accepted: -Infinity, refused: -Infinity };
  return async (outcome) => {
    if (!isSignedCall(webhook)) return;
    tallies.count(outcome === 'accepted' ? 'webhooks_accepted' : 'webhooks_refused', webhook);
    const now = clock.now();
    if (now - noted[outcome] < NOTED_MS) return;
    noted[outcome] = now;
    if (outcome === 'refused') logger.warn({ part: 'webhooks', webhook }, 'a call with a wrong signature was refused');
    const column = sql.ref(`${outcome}_at`);
    await sql`insert into webhook_call (webhook, ${column}) values (${webhook}, ${toInstant(now)})
      on conflict (webhook) do update set ${column} = excluded.${column}`
      .execute(db)
      .catch((error: unknown) => logger.warn({ part: 'webhooks', err: error }, 'a webhook could not be noted'));
  };
}
