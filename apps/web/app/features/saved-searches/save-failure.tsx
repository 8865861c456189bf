import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';

/** The reason why a search was not saved: the remedy is another search, or one saved search fewer. */
export function SaveFailure({ error }: { error: unknown }) {
  const t = useT();
  const code = isFailure(error) ? error.code : null;
  if (code === 'VALIDATION_FAILED') {
    return <Refused>{t('saved.impossible')}</Refused>;
  }
  if (code === 'TOO_MANY_SAVED_SEARCHES') {
    return (
      <Refused>
        {t('saved.too_many')}{' '}
        <Link className="link" to={paths.savedSearches()}>
          {t('saved.title')}
        </Link>
      </Refused>
    );
  }
  return <FailureMessage variant="inline" error={error} />;
}

function Refused({ children }: { children: ReactNode }) {
  return (
    <p className="error-inline" role="alert">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
