import { ApiFailure } from '@abroad/contract/api-failure';

/** A call that failed with this status and code, as the client throws it. */
export function makeFailure(
  status: number,
  code = `HTTP_${status}`,
  message = '',
  errors: ApiFailure['errors'] = [],
  path: string | null = null,
): ApiFailure {
  return new ApiFailure({ status, code, message, errors, path });
}
