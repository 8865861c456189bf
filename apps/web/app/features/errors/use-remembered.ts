import { useEffect } from 'react';
import { rememberError } from '../../api/error-queue.ts';

/** Puts what is shown into the queue of errors, also where no query or mutation has done so. */
export function useRemembered(error: unknown): void {
  useEffect(() => {
    if (error !== null && error !== undefined) {
      rememberError(error);
    }
  }, [error]);
}
