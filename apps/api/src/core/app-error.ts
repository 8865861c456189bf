import { ERRORS, type ErrorCode, type FieldError } from '@abroad/contract';

/** How strong and how recent a sign-in must be. */
export interface SignInWanted {
  /** Null where any way will do. */
  acr: string | null;
  max_age_s: number;
}

/** The error of all services: a stable code, with the invalid fields where there are any. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];
  /** Seconds after which a retry makes sense, where that is known better than from the code. */
  readonly retry_after_s: number | undefined;
  /** The required kind of a new sign-in, for STAFF_SIGN_IN_AGAIN and SIGN_IN_AGAIN. */
  readonly sign_in: SignInWanted | undefined;

  constructor(
    code: ErrorCode,
    options: { errors?: readonly FieldError[]; cause?: unknown; retry_after_s?: number; sign_in?: SignInWanted } = {},
  ) {
    super(ERRORS[code].detail, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.errors = options.errors ?? [];
    this.retry_after_s = options.retry_after_s;
    this.sign_in = options.sign_in;
  }
}
