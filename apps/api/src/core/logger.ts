import { trace } from '@opentelemetry/api';

/** The address of a feed is the secret of who reads it. */
const withoutSecrets = (path: string) => path.replace(/(\/calendar\/feeds\/).*/, '$1…');

/** Leads from a line to the trace in which it was written, where there is one. */
function traceOf(): { trace_id?: string } {
  const span = trace.getActiveSpan();
  return span === undefined ? {} : { trace_id: span.spanContext().traceId };
}

/** Fastify's logger settings: one JSON line an event, with request ids, without addresses, tokens or bodies. */
export function loggerSettings(config: { log_level: string }) {
  return {
    level: config.log_level,
    mixin: traceOf,
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie', 'body', '*.email', '*.token'], remove: true },
    serializers: {
      req: (request: { method: string; url: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        // The path alone: a query string can carry what somebody typed.
        path: withoutSecrets(request.url.split('?', 1)[0] ?? ''),
      }),
    },
  };
}
