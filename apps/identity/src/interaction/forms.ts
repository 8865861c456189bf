import { hasHidden, tidyLine } from '@abroad/contract/readable-text';
import { z } from 'zod';
import type { Words } from '../locales/index.ts';

/** The message for each field that is wrong, in the order of the form. */
export type FieldErrors = Record<string, string>;

export type Checked<T> = { ok: true; data: T } | { ok: false; errors: FieldErrors };

const MAX_NAME = 50;
const MAX_EMAIL = 254;
const MIN_PASSWORD = 8;
const MAX_PASSWORD = 200;

const text = z.string().default('');

/** A schema's error for a field: the key of its sentence. */
type Refusal = keyof Words['validation'];

function name(required: Refusal, long: Refusal, hidden: Refusal) {
  return text.pipe(
    z
      .string()
      .overwrite(tidyLine)
      .normalize('NFC')
      .min(1, required)
      .max(MAX_NAME, long)
      .refine((value) => !hasHidden(value) && !/[\r\n]/.test(value), hidden),
  );
}

const email = text.pipe(
  z
    .string()
    .trim()
    .min(1, { error: 'emailRequired', abort: true })
    .max(MAX_EMAIL, { error: 'emailInvalid', abort: true })
    .pipe(z.email('emailInvalid')),
);

const firstName = name('firstNameRequired', 'firstNameLong', 'firstNameHidden');
const lastName = name('lastNameRequired', 'lastNameLong', 'lastNameHidden');

/** Signing in says nothing of how long a password must be: it is right or wrong. */
export const signInForm = z.object({
  email,
  password: text.pipe(z.string().min(1, 'passwordRequired').max(MAX_PASSWORD, 'passwordLong')),
});

export const signUpForm = z.object({
  first_name: firstName,
  last_name: lastName,
  email,
  password: text.pipe(
    z
      .string()
      .min(1, { error: 'passwordRequired', abort: true })
      .min(MIN_PASSWORD, 'passwordShort')
      .max(MAX_PASSWORD, 'passwordLong'),
  ),
});

/** An address of the stand-in for an outside provider. */
export const emailForm = z.object({ email });

/** The form of the stand-in for a new address. */
export const personForm = z.object({ email, first_name: firstName, last_name: lastName });

/** Checks a posted form. If a field has several problems, only the first is returned. */
export function checkForm<T>(schema: z.ZodType<T>, fields: Record<string, string>, { validation }: Words): Checked<T> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) {
    return { ok: true, data: parsed.data };
  }
  const errors: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    errors[String(issue.path[0])] ??= validation[issue.message as Refusal];
  }
  return { ok: false, errors };
}
