import type { CalendarConnection, ProviderCalendar } from '@abroad/contract/calendar-connections';
import { Suspense, useId, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useChoices } from '../../lib/use-choices.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Tag } from '../../ui/tag.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { AccountHealth } from './account-health.tsx';
import { accountName, type AccountName } from './account-name.ts';
import { healthOf } from './health.ts';
import { ProviderIcon } from './provider-icon.tsx';
import { SaveState } from './save-state.tsx';
import { useCheckConflicts, useRefresh } from './use-change-calendars.ts';

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
  const names = accountName(connection, t);
  const { title, whose, name } = names;
  const { mutate, isPending, error } = useRefresh(userId, connection, ({ problem }) =>
    showToast({ text: t(problem === null ? 'calendars.refreshed' : 'calendars.refresh_failed', { name }) }),
  );
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
            onClick={() => mutate()}
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
        onRefresh={() => mutate()}
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

interface ConflictTicksProperties {
  id: string;
  userId: string;
  account: AccountName;
  calendars: readonly ProviderCalendar[];
}

/** The calendars of an account whose entries block bookings. Each tick is saved at once. */
function ConflictTicks({ id, userId, account, calendars }: ConflictTicksProperties) {
  const t = useT();
  return (
    <fieldset id={id} className="conflicts" aria-label={t('calendars.conflicts_of', { name: account.name })}>
      <legend className="field-label">{t('calendars.conflicts')}</legend>
      {calendars.map((calendar) => (
        <Tick
          key={calendar.id}
          userId={userId}
          calendar={calendar}
          alone={calendars.length === 1 ? account.title : null}
        />
      ))}
    </fieldset>
  );
}

interface TickProperties {
  userId: string;
  calendar: ProviderCalendar;
  /** The name of the account, if this is its only calendar. */
  alone: string | null;
}

/** Shows a tick at once; a tick that could not be saved is reverted. */
function Tick({ userId, calendar, alone }: TickProperties) {
  const t = useT();
  const { waiting, choose, isSaving, isSaved, error } = useChoices(useCheckConflicts(userId, calendar));
  const { name, is_primary, is_writable, problem } = calendar;
  return (
    <div className="conflict">
      <Checkbox
        label={
          <span className="conflict-name">
            <span className="own-words">{is_writable ? name : (alone ?? name)}</span>{' '}
            {alone === null && is_primary && <Tag>{t('calendars.main')}</Tag>}{' '}
            {alone === null && !is_writable && <Tag>{t('calendars.read_only')}</Tag>}{' '}
            {problem !== null && (
              <Tag tone="danger" icon="warning">
                {t('calendars.cannot_read')}
              </Tag>
            )}
          </span>
        }
        checked={waiting.at(-1) ?? calendar.check_conflicts}
        onChange={({ target }) => choose(target.checked)}
      />
      <SaveState isSaving={isSaving} isSaved={isSaved} />
      <FailureMessage variant="inline" error={error} />
    </div>
  );
}
