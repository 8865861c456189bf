import { isFailure, isLostConnection, type Failure } from './failure.ts';
import { isLostScript } from './lost-script.ts';

/** The parts of a failed call that a page needs, and that travel with the data that the server loads. */
export type FailedPart = Pick<Failure, 'status' | 'code' | 'request_id' | 'retry_after_s'>;

/** @returns null for other errors than failed calls, such as a redirect or our own bug */
export function failedPart(error: unknown): FailedPart | null {
  if (isFailure(error)) {
    const { status, code, request_id, retry_after_s } = error;
    return { status, code, request_id, retry_after_s };
  }
  const isLost = isLostConnection(error) || isLostScript(error);
  return isLost ? { status: 0, code: 'NETWORK', request_id: null, retry_after_s: null } : null;
}
