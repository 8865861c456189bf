import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { mendLostFocus } from '../../ui/lost-focus.ts';

/** Moves the focus to the next page, because the last page's focused element is gone. */
export function PageFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname;
      mendLostFocus();
    }
  }, [pathname]);
  return null;
}
