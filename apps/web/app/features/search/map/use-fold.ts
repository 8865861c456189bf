import { useState, useSyncExternalStore } from 'react';
import { writeCookie } from '../../../lib/cookies.ts';
import { cookieNames } from '../../../lib/preferences.ts';

/** Where the map stands open unless it was folded; the style has the same width. */
const wide = '(min-width: 57.0625rem)';

/**
 * Whether the map is unfolded. `null` until scripts know the width of the window: the style then shows it as it will be.
 * What the reader chooses is kept in a cookie, so that the next page comes so from the server.
 */
export function useFold(remembered: boolean | null): [open: boolean | null, setOpen: (open: boolean) => void] {
  const [chosen, setChosen] = useState(remembered);
  const isWide = useSyncExternalStore<boolean | null>(
    watchWidth,
    () => matchMedia(wide).matches,
    () => null,
  );
  const choose = (open: boolean) => {
    writeCookie(cookieNames.searchMap, open ? 'open' : 'closed');
    setChosen(open);
  };
  return [chosen ?? isWide, choose];
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
