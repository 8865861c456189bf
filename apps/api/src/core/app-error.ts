import { ERRORS, type ErrorCode, type FieldError } from '@abroad/contract';

/** The one way in which a service says no: a stable code, with the fields that were refused where there are any. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];

  constructor(code: ErrorCode, options: { errors?: readonly FieldError[]; cause?: unknown } = {}) {
    super(ERRORS[code].detail, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.errors = options.errors ?? [];
  }
}
