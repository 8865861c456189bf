import { useEffect } from 'react';
import { takeFarewell } from './farewell.ts';

/** Shows a message on the home page to a user who just deleted their account. */
export function useFarewell(): void {
  useEffect(() => {
    if (takeFarewell()) {
      void import('./say-farewell.ts').then(({ sayFarewell }) => sayFarewell());
    }
  }, []);
}
