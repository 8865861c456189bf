import { useEffect } from 'react';

/** Scrolls to the section in the address (`#emails`), after it is on the page: emails link to it. */
export function useScrollToSection(isThere: boolean): void {
  useEffect(() => {
    const name = location.hash.slice(1);
    if (isThere && name !== '') {
      document.getElementById(name)?.scrollIntoView();
    }
  }, [isThere]);
}
