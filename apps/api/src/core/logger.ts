import { trace } from '@opentelemetry/api';

/** The URL of a calendar feed is a secret of its user. */
const withoutSecrets = (path: string) => path.replace(/(\/calendar\/feeds\/).*/, '$1…');

/** Adds the present trace to a line, where there is one. */
function traceOf(): { trace_id?: string } {
  const span = trace.getActiveSpan();
  return span === undefined ? {} : { trace_id: span.spanContext().traceId };
}

/** Fastify's logger settings: one JSON line for each event, with request ids, without addresses, tokens or bodies. */
export function loggerSettings(config: { log_level: string }) {
  return {
    level: config.log_level,
    mixin: traceOf,
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie', 'body', '*.email', '*.token'], remove: true },
    serializers: {
      req: (request: { method: string; url: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        // Only the path: a query string can contain what a user typed.
        path: withoutSecrets(request.url.split('?', 1)[0] ?? ''),
      }),
    },
  };
}
