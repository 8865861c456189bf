import { ERRORS, type ErrorCode, type FieldError } from '@abroad/contract';

/** The one way in which a service says no: a stable code, with the fields that were refused where there are any. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];
  /** Seconds after which the same may be tried again, where that is known better than by the code alone. */
  readonly retry_after_s: number | undefined;

  constructor(
    code: ErrorCode,
    options: { errors?: readonly FieldError[]; cause?: unknown; retry_after_s?: number } = {},
  ) {
    super(ERRORS[code].detail, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.errors = options.errors ?? [];
    this.retry_after_s = options.retry_after_s;
  }
}
