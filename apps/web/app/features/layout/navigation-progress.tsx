import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { mendLostFocus } from '../../ui/lost-focus.ts';

/** A line along the top while the next page is on its way. Once it is there, it has the focus that went with the last one. */
export function NavigationProgress() {
  const t = useT();
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname;
      mendLostFocus();
    }
  }, [pathname]);
  return state === 'idle' ? null : <progress className="site-progress" aria-label={t('layout.loading')} />;
}
