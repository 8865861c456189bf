import type { AuthenticatedUser } from '@abroad/contract';
import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { SaveLine } from './save-line.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSaveAccount } from './use-save-account.ts';

const names = ['own_actions', 'reminders'] as const;

/** The user's emails besides those about other people's actions. */
export function EmailsSection({ record }: { record: AuthenticatedUser }) {
  const t = useT();
  const save = useSaveAccount();
  const kept = record.email_preferences;
  const [preferences, setPreferences] = useState(kept);
  const box = (name: (typeof names)[number]) => ({
    label: t(`settings.${name}`),
    checked: preferences[name],
    onChange: ({ target }: { target: { checked: boolean } }) =>
      setPreferences({ ...preferences, [name]: target.checked }),
  });
  return (
    <SettingsSection id="emails" title={t('settings.emails')}>
      <BounceBanner record={record} />
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          const { own_actions, reminders } = preferences;
          save.mutate({ email_preferences: { own_actions, reminders } });
        }}
      >
        <p className="muted">
          {record.email !== null && <>{t('settings.emails_to', { email: record.email })}. </>}
          {t('settings.emails_always')}
        </p>
        <div>
          <Checkbox {...box('own_actions')} aria-describedby="own-actions-hint" />
          <p className="field-hint settings-under-box" id="own-actions-hint">
            {t('settings.own_actions_hint')}
          </p>
          <Checkbox {...box('reminders')} />
        </div>
        <SaveLine
          dirty={names.some((name) => preferences[name] !== kept[name])}
          saving={save.isPending}
          saved={save.isSuccess}
          error={save.error}
          onDiscard={() => {
            save.reset();
            setPreferences(kept);
          }}
        />
      </form>
    </SettingsSection>
  );
}

/** Says that mail to the address bounces, while it does. */
function BounceBanner({ record }: { record: AuthenticatedUser }) {
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
