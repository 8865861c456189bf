import type { Config } from '../config.ts';

/** The address of a feed is the secret of who reads it. */
const withoutSecrets = (path: string) => path.replace(/(\/calendar\/feeds\/).*/, '$1…');

/** Fastify's logger settings: one JSON line an event, with request ids, without addresses, tokens or bodies. */
export function loggerSettings(config: Pick<Config, 'log_level'>) {
  return {
    level: config.log_level,
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
