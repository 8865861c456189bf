import type { IncomingMessage } from 'node:http';
import { hasHidden, tidyLine } from '@abroad/contract/readable-text';
import { z } from 'zod';
import { readBody } from '../../embedded/src/read-body.ts';
import type { Words } from './words.ts';

/** A request that a page answers with a status and a sentence for the person. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly status: number;
  /** Which sentence. */
  readonly problem: keyof Words['error'];

  constructor(status: number, problem: keyof Words['error']) {
    super(problem);
    this.status = status;
    this.problem = problem;
  }
}

const MAX_BYTES = 16 * 1024;

/** U+0000 cannot be stored; U+FFFD stands where the bytes were no Unicode text, such as half of a surrogate pair. */
const UNUSABLE = /[\0\uFFFD]/;

/**
 * Reads a posted form of ours into its fields; of a repeated field the last one counts.
 * @throws HttpProblem 403 when another site sent it, 415, 413 above 16 KiB, 400 for text that cannot be stored
 */
export async function readForm(req: IncomingMessage, issuer: string): Promise<Record<string, string>> {
  // Every browser names the origin of a form that it posts, and the interaction cookie is SameSite=Lax besides.
  if (req.headers.origin !== issuer) {
    throw new HttpProblem(403, 'otherSite');
  }
  if (req.headers['content-type']?.startsWith('application/x-www-form-urlencoded') !== true) {
    throw new HttpProblem(415, 'notAForm');
  }
  const body = await readBody(req, MAX_BYTES);
  if (body === null) {
    throw new HttpProblem(413, 'tooLarge');
  }
  const fields = [...new URLSearchParams(body)];
  if (fields.flat().some((text) => UNUSABLE.test(text))) {
    throw new HttpProblem(400, 'badText');
  }
  return Object.fromEntries(fields);
}

const text = z.string().default('');

/** A schema's error for a field: the key of its sentence. */
type Refusal = keyof Words['validation'];

const name = (part: 'firstName' | 'lastName') =>
  text.pipe(
    z
      .string()
      .overwrite(tidyLine)
      .normalize('NFC')
      .min(1, `${part}Required` satisfies Refusal)
      .max(50, `${part}Long` satisfies Refusal)
      .refine((value) => !hasHidden(value) && !/[\r\n]/.test(value), `${part}Hidden` satisfies Refusal),
  );

const email = text.pipe(
  z
    .string()
    .trim()
    .min(1, { error: 'emailRequired', abort: true })
    .max(254, { error: 'emailInvalid', abort: true })
    .pipe(z.email('emailInvalid')),
);

const password = z.string().min(1, { error: 'passwordRequired', abort: true }).max(200, 'passwordLong');

/** Signing in says nothing of how long a password must be: it is right or wrong. */
export const signInForm = z.object({ email, password: text.pipe(password) });

/** The form of the stand-in for an outside provider, for a new address. */
export const personForm = z.object({ first_name: name('firstName'), last_name: name('lastName'), email });

export const signUpForm = personForm.extend({ password: text.pipe(password.min(8, 'passwordShort')) });

/** The stand-in's form for a known address. */
export const emailForm = z.object({ email });

type Checked<T> = { data: T; errors?: never } | { data?: never; errors: Record<string, string> };

/**
 * Checks a posted form.
 * @returns the data; or the message for each field that is wrong, in the order of the form, and of several only the first
 */
export function checkForm<T>(schema: z.ZodType<T>, fields: Record<string, string>, { validation }: Words): Checked<T> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) {
    return { data: parsed.data };
  }
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    errors[String(issue.path[0])] ??= validation[issue.message as Refusal];
  }
  return { errors };
}
