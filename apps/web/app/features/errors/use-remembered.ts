import { useEffect } from 'react';
import { rememberError } from '../../api/error-queue.ts';
import { isFormError } from '../../api/form-error.ts';

/** Adds the shown error to the queue, also if no query or mutation has done so. */
export function useRemembered(error: unknown): void {
  useEffect(() => {
    // Mistakes in a form are not errors of the product.
    if (error !== null && error !== undefined && !isFormError(error)) {
      rememberError(error);
    }
  }, [error]);
}
