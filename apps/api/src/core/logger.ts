import { trace } from '@opentelemetry/api';
import type { LoggerOptions } from 'pino';
import { createSampler } from './sampler.ts';

/** The URL of a calendar feed is a secret of its user. */
const withoutSecrets = (path: string) => path.replace(/(\/calendar\/feeds\/).*/, '$1…');

/** Adds the present trace to a line, where there is one. */
function traceOf(): { trace_id?: string } {
  const span = trace.getActiveSpan();
  return span === undefined ? {} : { trace_id: span.spanContext().traceId };
}

const WARN = 40;
/** The limit of equal lines, which may differ in numbers. */
const MOST_A_MINUTE = 60;

/** Samples warnings and errors, because in an outage each request writes the same; written lines count the omitted ones. */
function sampleLines(): NonNullable<LoggerOptions['hooks']> {
  const sample = createSampler(MOST_A_MINUTE);
  return {
    logMethod(args: [unknown, ...unknown[]], method, level) {
      const [first, ...rest] = args;
      const words = args.find((part) => typeof part === 'string') ?? (first instanceof Error ? first.message : '');
      const left_out = level < WARN ? 0 : sample(words.replaceAll(/\d+/g, '#'));
      if (left_out === null) return;
      if (left_out === 0) return Reflect.apply(method, this, args);
      const fields = first instanceof Error ? { err: first } : typeof first === 'object' ? first : {};
      return Reflect.apply(method, this, [{ ...fields, left_out }, ...(typeof first === 'string' ? args : rest)]);
    },
  };
}

/** Fastify's logger settings: one JSON line for each event, with request ids, without addresses, tokens or bodies. */
export function loggerSettings(config: { log_level: string }) {
  return {
    level: config.log_level,
    hooks: sampleLines(),
    mixin: traceOf,
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie', 'body', '*.email', '*.token'], remove: true },
    serializers: {
      req: (request: { method: string; url: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        // Only the path: a query string can contain a user's text.
        path: withoutSecrets(request.url.split('?', 1)[0] ?? ''),
      }),
    },
  };
}
