import { ERRORS, type ErrorCode, type FieldError } from '@abroad/contract';

/** The error of all services: a stable code, with the invalid fields where there are any. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];
  /** Seconds after which a retry makes sense, where that is known better than from the code. */
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
