import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { AppError } from '../core/app-error.ts';
import { toInstant } from '../core/clock.ts';
import { SIGNED_CALLS, type SignedCall } from '../core/tallies.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'tallies' | 'logger'>;
type Outcome = 'accepted' | 'refused';

/** The interval of records: anyone who knows the path can send refused calls, so not each is stored. */
const NOTED_MS = 60_000;

const isSignedCall = (name: string): name is SignedCall => (SIGNED_CALLS as readonly string[]).includes(name);

/**
 * Counts right and wrong signatures of calls to a webhook, and stores the last time of each, at most once a minute.
 * @param path whose last part names it.
 */
function noteSignatures({ db, clock, tallies, logger }: Deps, path: string): (outcome: Outcome) => Promise<void> {
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

/** The largest message that is taken, unless its path takes larger ones. */
export const WEBHOOK_BYTES = 256 * 1024;

export interface WebhookMessage {
  headers: Headers;
  /** The exact bytes that were sent, for checking signatures. */
  bytes: Buffer;
  /** The same, in UTF-8. */
  body: string;
}

/**
 * Receives a provider's signed messages: `POST path`, answered with 204 once `receive` has stored the work to do. It is
 * not part of the contract, because its body must not be parsed before the signature is checked.
 */
export function registerWebhook(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'clock' | 'tallies' | 'logger'>,
  path: `/api/webhooks/${string}` | `/api/v1/payouts/webhooks/${string}`,
  receive: (message: WebhookMessage) => Promise<void>,
  max_bytes = WEBHOOK_BYTES,
): void {
  const note = noteSignatures(context, path);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: max_bytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: Buffer | undefined }>(path, { schema: { hide: true } }, async (request, reply) => {
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers)) {
        headers.set(name, String(value));
      }
      const bytes = request.body ?? Buffer.alloc(0);
      try {
        await receive({ headers, bytes, body: bytes.toString('utf8') });
      } catch (error) {
        if (error instanceof AppError && error.code === 'WEBHOOK_REFUSED') await note('refused');
        throw error;
      }
      await note('accepted');
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
