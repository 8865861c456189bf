import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { FeedAddress } from './feed-address.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useFeed } from './use-feed.ts';

/** The way of one's own sessions into any calendar: a private address, shown when it is asked for. */
export function FeedSection() {
  const t = useT();
  const [wanted, setWanted] = useState(false);
  const { data, error, refetch, isFetching } = useFeed(wanted);
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
            onClick={() => setWanted(true)}
          >
            {t('settings.feed_show')}
          </Button>
        </div>
      )}
      <FailureMessage variant="inline" error={data ? null : error} onRetry={() => void refetch()} />
    </SettingsSection>
  );
}
