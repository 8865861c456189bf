import { useNavigation } from 'react-router';
import { useT } from '../../lib/i18n.tsx';

/** A line along the top while the next page is on its way. */
export function NavigationProgress() {
  const t = useT();
  const { state } = useNavigation();
  return state === 'idle' ? null : <progress className="site-progress" aria-label={t('layout.loading')} />;
}
