import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Sandbox } from '../sandbox.ts';

/** A request of the API, inside its transaction. */
export interface Call {
  sandbox: Sandbox;
  db: PoolClient;
  /** The id in the address; empty where there is none. */
  id: string;
  /** The fields of a form as `Params`; for `/v2/…`, the JSON. */
  params: unknown;
  /** The account of the call, by the header `Stripe-Account`; null: the platform. */
  account: string | null;
}

export interface Reply {
  status: number;
  body: unknown;
}

/** The body of an error: https://docs.stripe.com/api/errors */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: unknown;
  charge?: string;
  /** The card that was refused. */
  payment_method?: unknown;
}

/** A request that is refused, with Stripe's status and body; what it had changed is taken back. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** A request that is refused because of how things stand. It began, so its answer is kept under its key, as at Stripe. */
export class StateRefusal extends ApiError {
  constructor(body: Omit<ErrorBody, 'type'>) {
    super(400, { type: 'invalid_request_error', ...body });
  }
}

/** Something that isn't there, in Stripe's words. */
export const missing = (what: string, id: string, param = 'id') =>
  new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  });

/** A form's fields with their brackets read: `a[b]=1&c[]=2&c[]=3`. */
export type Params = { [name: string]: string | Params };

const TOO_DEEP = 6;

function put(target: Params, keys: readonly string[], value: string): void {
  let place = target;
  keys.forEach((given, index) => {
    const key = given === '' ? String(Object.keys(place).length) : given;
    if (index === keys.length - 1) {
      place[key] = value;
      return;
    }
    const inner = place[key];
    const next: Params = typeof inner === 'object' ? inner : (Object.create(null) as Params);
    place[key] = next;
    place = next;
  });
}

/** U+0000 cannot be stored; U+FFFD stands where the bytes were no Unicode text. */
const UNUSABLE = /[\0\uFFFD]/;

/**
 * Reads a form's fields; they have no prototype, whatever their names are.
 * @throws ApiError 400 for text that cannot be stored
 */
export function decodeParams(form: string): Params {
  const params = Object.create(null) as Params;
  for (const [name, value] of new URLSearchParams(form)) {
    if (UNUSABLE.test(name) || UNUSABLE.test(value)) {
      throw new ApiError(400, { type: 'invalid_request_error', message: 'Invalid string in the request.' });
    }
    const keys = [name.split('[')[0] ?? '', ...[...name.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')];
    put(params, keys.slice(0, TOO_DEEP), value);
  }
  return params;
}

/**
 * Reads a body of `/v2/…`, which is JSON.
 * @throws ApiError 400
 */
export function decodeJson(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body === '' ? '{}' : body);
    // A string of JSON has its U+0000 escaped.
    if (!UNUSABLE.test(body) && !body.includes('\\u0000')) {
      return value;
    }
  } catch {
    // Refused below.
  }
  throw new ApiError(400, { type: 'invalid_request_error', message: 'The body is not the JSON of a request.' });
}

/** Fields with numbers for names are a list, in that order. */
export const list = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (typeof value === 'object' && value !== null ? Object.values(value) : value), z.array(item));

export const wholeNumber = z
  .string()
  .regex(/^\d{1,8}$/, 'must be a whole number')
  .transform(Number);

function explain(issue: z.core.$ZodIssue): ApiError {
  const bracketed = (path: readonly PropertyKey[]) =>
    path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');
  if (issue.code === 'unrecognized_keys') {
    const param = bracketed([...issue.path, issue.keys[0] ?? '']);
    return new ApiError(400, {
      type: 'invalid_request_error',
      code: 'parameter_unknown',
      param,
      message: `Received unknown parameter: ${param}`,
    });
  }
  const param = bracketed(issue.path);
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  return new ApiError(400, {
    type: 'invalid_request_error',
    code: isMissing ? 'parameter_missing' : 'parameter_invalid',
    param,
    message: isMissing ? `Missing required param: ${param}.` : `Invalid ${param}: ${issue.message}`,
  });
}

/** @throws ApiError 400 that names the first parameter that is missing, unknown or wrong */
export function readParams<T extends z.ZodType>(schema: T, params: unknown): z.output<T> {
  const parsed = schema.safeParse(params, { reportInput: true });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw issue ? explain(issue) : parsed.error;
  }
  return parsed.data;
}
