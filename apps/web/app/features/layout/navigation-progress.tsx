import { useNavigation } from 'react-router';
import { statusKey } from '../../api/error-messages.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { useHeldPage } from './held-page.ts';

/** A line along the top while the next page is on its way, and what keeps it where its script cannot be had. */
export function NavigationProgress() {
  const t = useT();
  const { state } = useNavigation();
  const held = useHeldPage();
  if (held !== null) {
    return (
      <p className="offline-place offline-notice" role="alert">
        {t(statusKey(held.status))}{' '}
        <Button
          kind="quiet"
          size="small"
          className="offline-try"
          loading={held.isTrying && t('errors.trying')}
          onClick={held.tryAgain}
        >
          {t('errors.try_again')}
        </Button>
      </p>
    );
  }
  return state === 'idle' ? null : <progress className="site-progress" aria-label={t('layout.loading')} />;
}
