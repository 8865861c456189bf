import type { FieldError } from './errors.ts';
import { messageForStatus } from './messages.ts';
import { readProblem } from './read-problem.ts';

/** An error answer, or no answer (`status` 0: `NETWORK`; `status` 408: perhaps `TIMEOUT`, given up here). */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];
  readonly request_id: string | null;
  /** The path that was called, without its query; null where no endpoint was. */
  readonly path: string | null;
  /** Seconds to wait before the next try, where the server said so. */
  readonly retry_after_s: number | null;

  constructor(failure: {
    status: number;
    code: string;
    message: string;
    errors?: readonly FieldError[] | undefined;
    request_id?: string | null;
    path?: string | null;
    retry_after_s?: number | null;
  }) {
    super(failure.message);
    this.status = failure.status;
    this.code = failure.code;
    this.errors = failure.errors ?? [];
    this.request_id = failure.request_id ?? null;
    this.path = failure.path ?? null;
    this.retry_after_s = failure.retry_after_s ?? null;
  }
}

/**
 * Reads a failed answer: the problem of our API, or only the status of any other server.
 * @param path of the endpoint that was called
 */
export async function failureOf(response: Response, path: string | null = null): Promise<ApiFailure> {
  const problem = readProblem(await response.json().catch(() => null));
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const { status } = response;
  return new ApiFailure({
    status,
    code: problem?.code ?? `HTTP_${status}`,
    message: problem?.detail ?? messageForStatus(status),
    errors: problem?.errors,
    request_id: problem?.request_id ?? response.headers.get('x-request-id'),
    path,
    retry_after_s: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}
