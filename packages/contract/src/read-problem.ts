import type { FieldError, Problem } from './errors.ts';

/** The parts of a failure that the client uses. */
export type ReadProblem = Pick<Problem, 'code' | 'detail' | 'request_id'> & { errors?: readonly FieldError[] };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isFieldError = (value: unknown): value is FieldError =>
  isObject(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string';

/** The beginning of the `type` of every problem of this API. Its texts are shown to users; those of other servers are not. */
export const PROBLEM_TYPE = 'urn:abroad-mentors:problem:';

/**
 * Reads problem details (RFC 9457) of this API. It doesn't use the schema `Problem`, so that pages which only read don't need zod.
 * @returns null for anything else, such as a gateway's own page or problem
 */
export function readProblem(value: unknown): ReadProblem | null {
  if (!isObject(value)) return null;
  const { type, code, detail, request_id, errors } = value;
  if (typeof type !== 'string' || !type.startsWith(PROBLEM_TYPE)) return null;
  if (typeof code !== 'string' || typeof detail !== 'string' || typeof request_id !== 'string') return null;
  return { code, detail, request_id, ...(Array.isArray(errors) && { errors: errors.filter(isFieldError) }) };
}
