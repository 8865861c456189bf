import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { AppError } from '../core/app-error.ts';
import { noteSignatures } from './signed-calls.ts';

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
