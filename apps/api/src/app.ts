import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { LIMITS } from '@abroad/contract';
import type { Context } from './context.ts';
import { receiveGoogleChange } from './features/calendars/google/receive-change.ts';
import { receivePaymentEvent } from './features/checkout/receive-event.ts';
import { PAYOUT_WEBHOOKS, receivePayoutEvent } from './features/payout-accounts/receive-event.ts';
import { followPayoutEvent } from './features/payouts/settle-payout.ts';
import { receiveProviderEvent } from './features/identity/provider-events.ts';
import { receiveBounce } from './features/mail/receive-bounce.ts';
import { makePushKeys } from './features/notification-center/push/vapid.ts';
import { receiveReply } from './features/messages-by-mail/receive-reply.ts';
import { createHandlers } from './features.ts';
import { installBodyBounds } from './http/body-bounds.ts';
import { withEntityTag } from './http/caching.ts';
import { registerEndpoints } from './http/contract-adapter.ts';
import { installCompression } from './http/compression.ts';
import { eventStreams } from './http/event-streams/event-streams.ts';
import { installDraining } from './http/draining.ts';
import { installDocs } from './http/docs/install-docs.ts';
import { installLoadShedding } from './http/load-shedding/load-shedding.ts';
import { answerMalformed, refuseMalformed } from './http/malformed-requests.ts';
import { installMetrics } from './http/metrics/metrics.ts';
import { installOpenApi } from './http/openapi.ts';
import { installAccessLog, requestIds } from './http/access-log.ts';
import { answerUnroutable, installProblems } from './http/problems.ts';
import { pathOf } from './http/request-target.ts';
import { installSecurityHeaders } from './http/security-headers.ts';
import { installTracing } from './http/tracing.ts';
import { registerWebhook } from './http/webhook.ts';

/** Slow senders are dropped; see also the server's header time-out. */
const REQUEST_TIMEOUT_MS = 20_000;

/**
 * Builds the API. It reads no environment and opens nothing: all it needs is in the context.
 * @returns a Fastify instance that doesn't listen yet.
 */
export async function buildApi(context: Context): Promise<FastifyInstance> {
  // The logger's type makes another instance of it than what all parts take.
  const app = Fastify({
    loggerInstance: context.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: LIMITS.body_bytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Each proxy adds its caller's address; entries further left in the header may be forged by the caller.
    trustProxy: (_address: string, hop: number) => hop < context.config.trust_proxy,
    genReqId: requestIds(context.config.trust_proxy),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => pathOf(url),
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerMalformed,
    // Ours says more: see `refuseMalformed`.
    http: { requireHostHeader: false },
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  installAccessLog(app, context);
  installTracing(app, context);
  installSecurityHeaders(app, context.config);
  app.addHook('onSend', (request, reply, payload, done) => done(null, withEntityTag(request, reply, payload)));
  installDraining(app, context.draining);
  installProblems(app);
  refuseMalformed(app);
  const load = installLoadShedding(app, context);
  const streams = eventStreams();
  installMetrics(app, { ...context, streams }, load);
  await installCompression(app);
  await installOpenApi(app, context.config);
  installDocs(app, context.config);
  installBodyBounds(app);
  app.addHook('onListen', async () => context.search_index?.start());
  app.addHook('onListen', () => makePushKeys(context));
  registerEndpoints(app, { ...context, streams }, createHandlers(context));
  registerWebhook(app, context, '/api/webhooks/clerk', (message) => receiveProviderEvent(context, message));
  registerWebhook(app, context, '/api/webhooks/google-calendar', (message) => receiveGoogleChange(context, message));
  registerWebhook(app, context, '/api/webhooks/stripe', (message) => receivePaymentEvent(context, message));
  for (const provider of PAYOUT_WEBHOOKS) {
    registerWebhook(app, context, `/api/v1/payouts/webhooks/${provider}`, (message) =>
      receivePayoutEvent(context, { provider, message, onPayout: followPayoutEvent }),
    );
  }
  registerWebhook(
    app,
    context,
    '/api/webhooks/inbound-mail',
    (message) => receiveReply(context, message),
    LIMITS.inbound_mail_bytes,
  );
  registerWebhook(app, context, '/api/webhooks/mail-bounces', (message) => receiveBounce(context, message));
  return app;
}
