import type { CalendarConnection, ProviderCalendar } from '@abroad/contract/calendar-connections';
import { Suspense, useId, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { AccountHealth } from './account-health.tsx';
import { accountName } from './account-name.ts';
import { ConflictTicks } from './conflict-ticks.tsx';
import { healthOf } from './health.ts';
import { ProviderIcon } from './provider-icon.tsx';
import { useRefresh } from './use-change-calendars.ts';

const DisconnectDialog = laterDialog(() => import('./disconnect-dialog.tsx'));

interface Properties {
  userId: string;
  connection: CalendarConnection;
  /** Those of this account. */
  calendars: readonly ProviderCalendar[];
  /** Epoch milliseconds at which this was known. */
  now: number;
}

/** A connected account: how it is doing, which of its calendars count, and how to refresh or end it. */
export function Account({ userId, connection, calendars, now }: Properties) {
  const t = useT();
  const ticks = useId();
  const [leaving, setLeaving] = useState(false);
  const { mutate, isPending, error } = useRefresh(userId, connection);
  const names = accountName(connection, t);
  const { title, whose, name } = names;
  const refresh = () =>
    mutate(undefined, {
      onSuccess: ({ problem }) =>
        showToast({ text: t(problem === null ? 'calendars.refreshed' : 'calendars.refresh_failed', { name }) }),
    });
  return (
    <li className="account">
      <div className="account-head">
        <ProviderIcon provider={connection.provider} />
        <div className="account-name">
          <h3>{title}</h3>
          <p className="muted small">{whose}</p>
        </div>
        <div className="account-tools">
          <Button
            kind="line"
            size="small"
            icon="refresh"
            aria-label={isPending ? undefined : t('calendars.refresh_of', { name })}
            loading={isPending && t('calendars.refreshing')}
            onClick={refresh}
          >
            {t('calendars.refresh')}
          </Button>
          <Button
            kind="quiet"
            size="small"
            aria-label={t('calendars.disconnect_of', { name })}
            onClick={() => setLeaving(true)}
          >
            {t('calendars.disconnect')}
          </Button>
        </div>
      </div>
      <AccountHealth
        userId={userId}
        connection={connection}
        calendars={calendars}
        health={healthOf(connection, calendars, now)}
        now={now}
        isRefreshing={isPending}
        onRefresh={refresh}
        onChoose={() => document.querySelector<HTMLElement>(`#${CSS.escape(ticks)} input`)?.focus()}
      />
      <FailureMessage variant="inline" error={error} />
      <ConflictTicks id={ticks} userId={userId} account={names} calendars={calendars} />
      {leaving && (
        <Suspense>
          <DisconnectDialog userId={userId} connection={connection} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </li>
  );
}
