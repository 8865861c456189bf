import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { mendLostFocus } from '../../ui/lost-focus.ts';

/** Gives the next page the focus that went with the last one. */
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
