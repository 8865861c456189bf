const name = 'FormError';

/** Represents the mistakes of a form that was therefore not sent: they stand under their fields, this above or below. */
export const formError: Error = Object.assign(new Error('the form has mistakes'), { name });

export function isFormError(error: unknown): boolean {
  return error instanceof Error && error.name === name;
}
