import type { CalendarFeed } from '@abroad/contract';
import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useCopy } from '../../lib/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useFeed } from './use-feed.ts';

/** The feed of one's own sessions for any calendar: a private address, shown on request. */
export function FeedSection() {
  const t = useT();
  const [isShown, setShown] = useState(false);
  const { data, error, refetch, isFetching } = useFeed(isShown);
  return (
    <SettingsSection id="calendar" title={t('settings.feed')}>
      <p className="muted">{t('settings.feed_text')}</p>
      {data ? (
        <FeedAddress feed={data} />
      ) : (
        <div className="settings-save">
          <Button
            kind="line"
            icon="calendar"
            loading={isFetching && t('settings.feed_fetching')}
            onClick={() => setShown(true)}
          >
            {t('settings.feed_show')}
          </Button>
        </div>
      )}
      <FailureMessage variant="inline" error={data ? null : error} onRetry={() => void refetch()} />
    </SettingsSection>
  );
}

const NewAddressDialog = laterDialog(() => import('./new-address-dialog.tsx'));

/** The address to copy or to open, and the button to make a new one. */
function FeedAddress({ feed: { url, webcal_url } }: { feed: CalendarFeed }) {
  const t = useT();
  const [isNew, setNew] = useState(false);
  const [asking, setAsking] = useState(false);
  const [copied, copy] = useCopy(url);
  const state = copied ?? (isNew ? 'new' : null);
  return (
    <>
      <TextField
        label={t('settings.feed_address')}
        hint={t('settings.feed_secret')}
        readOnly
        dir="ltr"
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <div className="settings-save">
        <Button kind="line" icon="copy" onClick={copy}>
          {t('settings.feed_copy')}
        </Button>
        <a className="link" href={webcal_url}>
          {t('settings.feed_open')}
        </a>
        <Button kind="line" onClick={() => setAsking(true)}>
          {t('settings.feed_rotate')}
        </Button>
        <output className="settings-state">
          {state !== null && (
            <>
              <Icon name={state === 'not_copied' ? 'warning' : 'check'} />
              {t(`settings.feed_${state}`)}
            </>
          )}
        </output>
      </div>
      {asking && (
        <Suspense>
          <NewAddressDialog onClose={() => setAsking(false)} onDone={() => setNew(true)} />
        </Suspense>
      )}
    </>
  );
}
