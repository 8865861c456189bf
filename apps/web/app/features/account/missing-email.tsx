import type { AuthenticatedUser } from '@abroad/contract';
import { useT } from '../../lib/i18n.tsx';
import { Banner } from '../../ui/banner.tsx';

/** Says that the sign-in provider gave no verified address, and what that means, until it gives one. */
export function MissingEmail({ record }: { record: Pick<AuthenticatedUser, 'email'> }) {
  const t = useT();
  return record.email === null ? (
    <Banner tone="problem">
      <p className="strong">{t('account.no_email_title')}</p>
      <p>{t('account.no_email_text')}</p>
    </Banner>
  ) : null;
}
