import { useEffect } from 'react';
import { takeFarewell } from './farewell.ts';

/** Says a kind word on the home page to whoever just deleted their account. */
export function useFarewell(): void {
  useEffect(() => {
    if (takeFarewell()) {
      void import('./say-farewell.ts').then(({ sayFarewell }) => sayFarewell());
    }
  }, []);
}
