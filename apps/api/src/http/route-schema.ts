import { ERRORS, Problem, type Endpoint, type EndpointName, type ErrorCode } from '@abroad/contract';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { costOf } from './rate-limit.ts';

/** The answers of every path to a malformed HTTP request and to a method that it doesn't have. */
const OF_ANY_CALL: readonly ErrorCode[] = [
  'VALIDATION_FAILED',
  'METHOD_NOT_ALLOWED',
  'REQUEST_TIMEOUT',
  'HEADERS_TOO_LARGE',
];

/** The errors of authentication, besides those that the endpoint names itself. */
function impliedErrors(endpoint: Endpoint): ErrorCode[] {
  const signedIn: ErrorCode[] = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'TOKEN_INVALID'];
  const user: ErrorCode[] = ['USER_NOT_FOUND', ...(endpoint.while_suspended ? [] : (['ACCOUNT_SUSPENDED'] as const))];
  const keys: ErrorCode[] = endpoint.idempotent ? ['IDEMPOTENCY_KEY_REUSED', 'IN_PROGRESS'] : [];
  return [
    ...(endpoint.access === 'public' || endpoint.access === 'optional' ? [] : signedIn),
    ...(endpoint.access === 'user' ? user : []),
    ...(endpoint.access === 'staff' ? (['NOT_FOUND', 'STAFF_SIGN_IN_AGAIN'] as const) : []),
    ...keys,
    ...(costOf(endpoint) > 0 ? (['RATE_LIMITED'] as const) : []),
    ...OF_ANY_CALL,
    'INTERNAL',
    'UNAVAILABLE',
  ];
}

/** All error codes of an endpoint, by status. */
export function errorsByStatus(endpoint: Endpoint): Map<number, ErrorCode[]> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set([...endpoint.errors, ...impliedErrors(endpoint)])) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

function successes(endpoint: Endpoint): [string, unknown][] {
  return Object.entries(endpoint.responses).map(([status, schema]) => [
    status,
    typeof schema === 'string'
      ? { description: endpoint.summary, content: { [schema]: { schema: z.string() } } }
      : (schema ?? z.undefined()),
  ]);
}

function failures(endpoint: Endpoint): [string, unknown][] {
  return [...errorsByStatus(endpoint)]
    .filter(([status]) => !(status in endpoint.responses))
    .map(([status, codes]) => [
      String(status),
      { description: codes.join(', '), content: { 'application/problem+json': { schema: Problem } } },
    ]);
}

/** Bodies other than JSON in the OpenAPI document, by media type. */
function fileBodies({ form_file, raw_body }: Endpoint): Record<string, { schema: object }> | null {
  if (form_file) {
    const file = { type: 'string', format: 'binary', description: form_file.types.join(', ') };
    const properties = { [form_file.field]: file };
    const schema = { type: 'object', properties, required: [form_file.field], additionalProperties: false };
    return { 'multipart/form-data': { schema } };
  }
  const whole = { schema: { type: 'string', format: 'binary' } };
  return raw_body ? Object.fromEntries(raw_body.types.map((type) => [type, whole])) : null;
}

/** A route's schema with extra fields for the document; `file_bodies` is removed before it is written. */
export type RouteSchema = FastifySchema & { file_bodies?: Record<string, unknown> };

/** Whether a call without a body counts as one with all fields left out. */
export const bodyMayBeMissing = ({ method, body }: Endpoint): boolean =>
  method === 'POST' && body?.safeParse({}).success === true;

/** The required credentials; an empty list means none (OpenAPI 3.1, section 4.8.30). */
const SECURITY: Record<Endpoint['access'], { bearer?: string[] }[]> = {
  public: [],
  optional: [{}, { bearer: [] }],
  token: [{ bearer: [] }],
  user: [{ bearer: [] }],
  staff: [{ bearer: [] }],
};

/** The schema for validation and serialisation, also shown in the OpenAPI document. */
export function routeSchema(name: EndpointName, endpoint: Endpoint): RouteSchema {
  const file_bodies = fileBodies(endpoint);
  return {
    operationId: name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(endpoint.description ? { description: endpoint.description } : {}),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    ...(file_bodies ? { file_bodies } : {}),
    security: SECURITY[endpoint.access],
    response: Object.fromEntries([...successes(endpoint), ...failures(endpoint)]),
  };
}
