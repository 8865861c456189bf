import { z } from 'zod';
import { words } from '../pages/words.ts';

/** The message for each field that is wrong, in the order of the form. */
export type FieldErrors = Record<string, string>;

export type Checked<T> = { ok: true; data: T } | { ok: false; errors: FieldErrors };

const MAX_NAME = 50;
const MAX_EMAIL = 254;
const MIN_PASSWORD = 8;
const MAX_PASSWORD = 200;

const text = z.string().default('');

function name(required: string, long: string) {
  return text.pipe(z.string().trim().normalize('NFC').min(1, required).max(MAX_NAME, long));
}

const email = text.pipe(
  z
    .string()
    .trim()
    .min(1, { error: words.validation.emailRequired, abort: true })
    .max(MAX_EMAIL, { error: words.validation.emailInvalid, abort: true })
    .pipe(z.email(words.validation.emailInvalid)),
);

const firstName = name(words.validation.firstNameRequired, words.validation.firstNameLong);
const lastName = name(words.validation.lastNameRequired, words.validation.lastNameLong);

/** Signing in says nothing of how long a password must be: it is right or wrong. */
export const signInForm = z.object({
  email,
  password: text.pipe(
    z.string().min(1, words.validation.passwordRequired).max(MAX_PASSWORD, words.validation.passwordLong),
  ),
});

export const signUpForm = z.object({
  first_name: firstName,
  last_name: lastName,
  email,
  password: text.pipe(
    z
      .string()
      .min(1, { error: words.validation.passwordRequired, abort: true })
      .min(MIN_PASSWORD, words.validation.passwordShort)
      .max(MAX_PASSWORD, words.validation.passwordLong),
  ),
});

/** An address of the stand-in for an outside provider. */
export const emailForm = z.object({ email });

/** What the stand-in wants besides when the address is new. */
export const personForm = z.object({ email, first_name: firstName, last_name: lastName });

/** Checks a posted form; of several problems with one field the first one is told. */
export function checkForm<T>(schema: z.ZodType<T>, fields: Record<string, string>): Checked<T> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) {
    return { ok: true, data: parsed.data };
  }
  const errors: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    errors[String(issue.path[0])] ??= issue.message;
  }
  return { ok: false, errors };
}
