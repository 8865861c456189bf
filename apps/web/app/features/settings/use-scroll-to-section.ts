import { useEffect } from 'react';

/** Goes to the section that the address names (`#emails`), once it is on the page: mails link to one. */
export function useScrollToSection(isThere: boolean): void {
  useEffect(() => {
    const name = location.hash.slice(1);
    if (isThere && name !== '') {
      document.getElementById(name)?.scrollIntoView();
    }
  }, [isThere]);
}
