import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { StaffRole } from './staff.ts';

/** The callers of an endpoint: everyone; everyone, with signed-in users recognised; a verified token; a token with a record here; staff. */
export type Access = 'public' | 'optional' | 'token' | 'user' | 'staff';

/**
 * The people for whom a call of signed-in users does something; all, where an endpoint names none.
 * - `mentors`, `prospects`: people with that profile; PROFILE_NOT_FOUND for others.
 * - `owner`: the person to whom the record in the path belongs; for others it doesn't exist (NOT_FOUND).
 * - `parties`: both people of the booking or conversation; NOT_FOUND for others.
 * - `its_mentor`, `its_prospect`: that one of the parties; FORBIDDEN for the other one, NOT_FOUND for others.
 */
export type Callers = 'mentors' | 'prospects' | 'owner' | 'parties' | 'its_mentor' | 'its_prospect';

/**
 * The answer to a staff member who is a party to the call's subject, such as the mentor of a payout:
 * - `refused` by STAFF_INVOLVED, or by OWN_ROLE for a role;
 * - `left_out` of a list or a count;
 * - `without_words`: the part that all roles see, without the two people's words and the provider's handling of the payment;
 * - `open`: it shows no more than an export of the person's own data, or is about no one in particular.
 */
type OwnMatters = 'refused' | 'left_out' | 'without_words' | 'open';

/** One call of the API: the route, its validation, its documentation and the browser's client all come from it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  /** Calls of one tag stand together in the reference. */
  tag: string;
  summary: string;
  description?: string;
  access: Access;
  callers?: Callers;
  /** The staff roles that may call it besides admins; left out, none. */
  staff_roles?: readonly StaffRole[];
  own_matters?: OwnMatters;
  /** Whether a required staff sign-in must be from the last 15 minutes instead of hours. */
  fresh_sign_in?: boolean;
  /** A suspended account may call it. */
  while_suspended?: boolean;
  /** Takes an Idempotency-Key: the same key with the same body gives the first answer again. */
  idempotent?: boolean;
  /** Its answer holds a secret: the stored answer for an Idempotency-Key is encrypted. */
  secret_answer?: boolean;
  /** Seconds for which shared caches may keep the response to a signed-out caller. */
  cache_s?: number;
  /** The time that a client waits for the answer, in ms, where that takes longer than usual. */
  patience_ms?: number;
  /** The content at the address never changes, so a copy stays valid (RFC 8246). */
  immutable?: boolean;
  /** Accepts a body of any type and ignores it. */
  ignores_body?: boolean;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body may also be a form with one file in this field (multipart/form-data, RFC 7578). */
  form_file?: {
    field: string;
    types: readonly string[];
    max_bytes: number;
    /** The errors for a missing file and for another type; left out, the words for pictures. */
    messages?: { required: string; type: string };
  };
  /** The body is a file as it is. */
  raw_body?: { types: readonly string[]; max_bytes: number };
  /** Answers that are not errors, by status: a schema for JSON, a media type for text or a stream of events, null for none. */
  responses: Readonly<Record<number, z.ZodType | string | null>>;
  errors: readonly ErrorCode[];
}

export const defineEndpoints = <const T extends Record<string, Endpoint>>(endpoints: T): T => endpoints;

type Part<E, K extends string> = K extends keyof E ? E[K] : undefined;
/** A handler's input after validation. */
export type Parsed<E, K extends 'params' | 'query' | 'body'> =
  Part<E, K> extends z.ZodType ? z.output<Part<E, K>> : undefined;
/** A caller's input; every key of a query may be left out. */
export type Sent<E, K extends 'params' | 'query' | 'body'> =
  Part<E, K> extends z.ZodType ? (K extends 'query' ? Partial<z.output<Part<E, K>>> : z.output<Part<E, K>>) : undefined;

/** Media types whose answers are bytes; those of all others are text. */
const BINARY = ['application/zip', 'application/octet-stream', 'image/webp'] as const;
type Binary = (typeof BINARY)[number];
type Answer<S> = S extends z.ZodType
  ? z.output<S>
  : S extends Binary
    ? Uint8Array<ArrayBuffer>
    : S extends string
      ? string
      : undefined;
export const isBinary = (mediaType: string): boolean => (BINARY as readonly string[]).includes(mediaType);

/** The media type of answers that stay open and send events (WHATWG HTML, section 9.2). */
type EventStreamType = 'text/event-stream';
/** Whether an endpoint answers with a stream of events. */
export type IsEventStream<E extends Endpoint> = EventStreamType extends E['responses'][keyof E['responses']]
  ? true
  : false;
export const isEventStream = ({ responses }: Pick<Endpoint, 'responses'>): boolean =>
  Object.values(responses).includes('text/event-stream' satisfies EventStreamType);

/** The body of any answer that is not an error. */
export type Reply<E extends Endpoint> = {
  [S in keyof E['responses']]: Answer<E['responses'][S]>;
}[keyof E['responses']];
