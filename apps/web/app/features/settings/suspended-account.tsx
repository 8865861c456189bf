import type { AuthenticatedUser } from '@abroad/contract';
import { useT } from '../../lib/i18n.tsx';
import { Card } from '../../ui/card.tsx';
import { DataSection } from './data-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** All that a suspended person sees: why, their data, and the way out. */
export function SuspendedAccount({ record }: { record: AuthenticatedUser }) {
  const t = useT();
  return (
    <>
      <h1>{t('settings.suspended_title')}</h1>
      <div className="form-sections">
        <Card className="form-section stack">
          {record.suspension_reason !== null && (
            <div>
              <h2 className="card-title">{t('settings.suspended_reason')}</h2>
              <p className="own-words">{record.suspension_reason}</p>
            </div>
          )}
          <p className="muted">{t('settings.suspended_text')}</p>
        </Card>
        <DataSection slug={record.slug} />
        <SessionsSection />
      </div>
    </>
  );
}
