import type { AuthenticatedUser } from '@abroad/contract';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { useSaveAccount } from './use-save-account.ts';

/** Says that mail to the address comes back, while it does. */
export function BounceBanner({ record }: { record: AuthenticatedUser }) {
  const t = useT();
  const format = useFormat();
  const save = useSaveAccount();
  if (record.email_bounced_at === null || record.email === null) {
    return null;
  }
  return (
    <>
      <Banner
        tone="problem"
        action={
          <Button
            kind="line"
            loading={save.isPending && t('settings.bounce_retry')}
            onClick={() => save.mutate({ email_bounced_at: null })}
          >
            {t('settings.bounce_retry')}
          </Button>
        }
      >
        <p className="strong">{t('settings.bounce_title', { email: record.email })}</p>
        <p>{t('settings.bounce_text', { moment: format.momentWithin(record.email_bounced_at) })}</p>
      </Banner>
      <FailureMessage variant="inline" error={save.error} />
    </>
  );
}
