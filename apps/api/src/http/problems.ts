import { STATUS_CODES } from 'node:http';
import { areaOf, AUTH_ENDPOINT_MESSAGE, ERRORS, type ErrorCode, type FieldError, type Problem } from '@abroad/contract';
import { PROBLEM_TYPE } from '@abroad/contract/read-problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { AppError } from '../core/app-error.ts';
import { errorForDatabase } from './database-errors.ts';

/** The methods of a path in alphabetical order; empty for an unknown path. */
type MethodsOf = (path: string) => string[];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** `/bookings/:id/accept` matches any id. */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)));
  return new RegExp(`^${parts.join('/')}$`);
}

/** Collects the methods of each path of the API. Call it before the routes are added. */
function collectMethods(app: FastifyInstance): MethodsOf {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/') || url.includes('*')) return;
    const row = known.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    known.set(url, row);
    for (const one of [method].flat()) row.methods.add(one);
  });
  return (path) => {
    const rows = [...known.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(rows.flatMap(({ methods }) => [...methods]))].toSorted();
  };
}

/** Seconds until a retry for errors that pass by themselves. */
const RETRY_AFTER_S: Partial<Record<ErrorCode, number>> = { UNAVAILABLE: 2, TOO_MANY_UPLOADS: 60, IN_PROGRESS: 1 };
/** The same for the other errors of these kinds: each of them says when to retry. */
const RETRY_AFTER_BY_STATUS_S: Partial<Record<number, number>> = { 429: 5, 503: 5 };

/** @returns seconds, or undefined for a code that doesn't pass by itself. */
export const retryAfter = (code: ErrorCode): number | undefined =>
  RETRY_AFTER_S[code] ?? RETRY_AFTER_BY_STATUS_S[ERRORS[code].status];

/** Problem details (RFC 9457) for a code. */
export function problemFor(code: ErrorCode, requestId: string, errors: readonly FieldError[] = []): Problem {
  const { status, detail } = ERRORS[code];
  return {
    type: `${PROBLEM_TYPE}${code.toLowerCase().replaceAll('_', '-')}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    code,
    request_id: requestId,
    ...(errors.length > 0 ? { errors: [...errors] } : {}),
  };
}

/** Enough to correct at once, and keeps the answer shorter than the request. */
const MAX_FIELDS_NAMED = 100;
const MAX_NAME_LENGTH = 100;
const shortName = (given: unknown) => String(given).slice(0, MAX_NAME_LENGTH);

function fieldErrors(error: FastifyError): FieldError[] {
  return (error.validation ?? [])
    .flatMap(({ instancePath, keyword, message = 'Check this field', params }) => {
      const path = instancePath.replace(/^\//, '').replaceAll('/', '.');
      // Unknown keys are reported one by one, at their own path.
      const keys =
        keyword === 'unrecognized_keys' && Array.isArray(params['keys']) ? params['keys'].map(shortName) : [];
      return keys.length === 0
        ? [{ path, message }]
        : keys.map((key) => ({ path: path === '' ? key : `${path}.${key}`, message: `Leave out ${key}` }));
    })
    .slice(0, MAX_FIELDS_NAMED);
}

/** Fastify's own errors before any handler ran. */
function codeOfFastify(error: FastifyError): ErrorCode | null {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return 'UNSUPPORTED_MEDIA_TYPE';
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return 'PAYLOAD_TOO_LARGE';
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? 'VALIDATION_FAILED'
        : null;
  }
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) {
    return error;
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('VALIDATION_FAILED', { errors: fieldErrors(error) });
  }
  const fromDatabase = errorForDatabase(error);
  if (fromDatabase) {
    return fromDatabase;
  }
  const code = isResponseSerializationError(error) ? null : codeOfFastify(error as FastifyError);
  return new AppError(code ?? 'INTERNAL', { cause: error });
}

/** How to authenticate (RFC 6750, section 3; RFC 9470, section 3), required in every 401 (RFC 9110, section 15.5.2). */
function challengeFor({ code, sign_in }: AppError): string {
  const realm = 'Bearer realm="api"';
  if (sign_in !== undefined) {
    const ways = sign_in.acr === null ? '' : `, acr_values="${sign_in.acr}"`;
    return `${realm}, error="insufficient_user_authentication", max_age="${sign_in.max_age_s}"${ways}`;
  }
  return code === 'TOKEN_EXPIRED' || code === 'TOKEN_INVALID' ? `${realm}, error="invalid_token"` : realm;
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const problem = problemFor(error.code, request.id, error.errors);
  if (problem.status === 401 && areaOf(request.url) === 'auth') {
    problem.detail = AUTH_ENDPOINT_MESSAGE;
  }
  // Without a cause, an error with a time to retry is deliberate.
  const onPurpose = error.retry_after_s !== undefined && error.cause === undefined;
  if (problem.status >= 500 && !onPurpose) {
    // Only unexpected errors are ours: 503 is also given for a server that doesn't answer, or whose address a user
    // mistyped.
    const level = problem.status === 503 ? 'warn' : 'error';
    request.log[level]({ err: error.cause ?? error, code: error.code }, 'a request failed');
  }
  const retry_after_s = error.retry_after_s ?? retryAfter(error.code);
  if (retry_after_s !== undefined) {
    void reply.header('retry-after', String(retry_after_s));
  }
  if (problem.status === 401) {
    void reply.header('www-authenticate', challengeFor(error));
  }
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem);
}

/** For requests that the router refuses before any hook: paths that it can't decode or that are too long. They don't exist. */
export function answerUnroutable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void sendProblem(request, reply.header('x-request-id', request.id), new AppError('NOT_FOUND'));
}

/**
 * Turns all errors into problem details, also for unknown paths of the API and methods that a path doesn't have (RFC
 * 9110, 15.5.6).
 */
export function installProblems(app: FastifyInstance): void {
  const methodsOf = collectMethods(app);
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, toAppError(error)));
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url.split('?', 1)[0] ?? '');
    // The path has the method, but the router refused it, for example because of a parameter that is too long.
    if (methods.length === 0 || methods.includes(request.method))
      return sendProblem(request, reply, new AppError('NOT_FOUND'));
    void reply.header('allow', methods.join(', '));
    return sendProblem(request, reply, new AppError('METHOD_NOT_ALLOWED'));
  });
}
