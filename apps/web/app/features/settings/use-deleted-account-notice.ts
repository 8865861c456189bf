import { useEffect } from 'react';
import { takeDeletedAccountNotice } from './deleted-account-notice.ts';

/** Shows a message on the home page to a user who just deleted their account. */
export function useDeletedAccountNotice(): void {
  useEffect(() => {
    if (takeDeletedAccountNotice()) {
      void import('./show-deleted-account-notice.ts').then(({ showDeletedAccountNotice }) =>
        showDeletedAccountNotice(),
      );
    }
  }, []);
}
