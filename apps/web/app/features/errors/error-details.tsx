import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useT } from '../../lib/i18n.tsx';

const loadLog = (): Promise<{ default: ComponentType }> =>
  import('./error-log.tsx').catch(() => ({ default: () => null }));
const ErrorLog = lazy(loadLog);

/** What support would ask for, folded away below an error. */
export function ErrorDetails() {
  const t = useT();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    // While there may still be a connection.
    void loadLog();
  }, []);
  return (
    <details className="error-details" onToggle={() => setOpened(true)}>
      <summary>{t('errors.details')}</summary>
      {opened && (
        <Suspense>
          <ErrorLog />
        </Suspense>
      )}
    </details>
  );
}
