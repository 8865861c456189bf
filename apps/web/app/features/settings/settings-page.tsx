import { useT } from '../../lib/i18n.tsx';
import type { SessionUser } from '../../session/types.ts';
import { useRecord } from '../../session/use-record.ts';
import { MissingEmail } from '../account/missing-email.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FormSkeleton } from '../prospect-profile/form-skeleton.tsx';
import { AccountSection } from './account-section.tsx';
import { CurrencySection } from './currency-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { EmailsSection } from './emails-section.tsx';
import { FeedSection } from './feed-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SuspendedAccount } from './suspended-account.tsx';
import { useScrollToSection } from './use-scroll-to-section.ts';
import { WebhooksSection } from './webhooks-section.tsx';

/** The account of the signed-in person. Each section saves by itself. */
export function SettingsPage({ user }: { user: SessionUser }) {
  const t = useT();
  const { data: record, error, refetch } = useRecord();
  useScrollToSection(record !== undefined);
  if (record?.status === 'suspended') {
    return <SuspendedAccount record={record} />;
  }
  return (
    <>
      <h1>{t('settings.title')}</h1>
      {record ? (
        <div className="form-sections">
          <MissingEmail record={record} />
          <PictureSection record={record} />
          <AccountSection record={record} userId={user.id} />
          <LanguageSection record={record} />
          <CurrencySection />
          <EmailsSection record={record} />
          <FeedSection />
          <WebhooksSection userId={user.id} />
          <DataSection slug={record.slug} />
          <SessionsSection />
          <DeleteSection />
        </div>
      ) : error ? (
        <FailureCard error={error} onRetry={refetch} />
      ) : (
        <FormSkeleton label={t('settings.loading')} />
      )}
    </>
  );
}
