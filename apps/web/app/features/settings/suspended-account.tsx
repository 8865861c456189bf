import type { AuthenticatedUser } from '@abroad/contract';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useContact } from '../../lib/use-contact.ts';
import { DataSection } from './data-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** What a suspended person sees first: why, whom to write to, their sessions, their data, and the way out. */
export function SuspendedAccount({ record }: { record: AuthenticatedUser }) {
  const t = useT();
  const contact = useContact();
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
          <div className="row">
            <ButtonLink to={paths.bookings()}>{t('settings.suspended_sessions')}</ButtonLink>
            {contact !== null && (
              <a className="button button-line" href={`mailto:${contact}`}>
                {t('settings.suspended_write')}
              </a>
            )}
          </div>
          {contact !== null && <p className="small">{t('settings.suspended_address', { address: contact })}</p>}
        </Card>
        <DataSection slug={record.slug} />
        <SessionsSection />
      </div>
    </>
  );
}
