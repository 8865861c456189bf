import type { CalendarConnection, ProviderCalendar } from '@abroad/contract/calendar-connections';
import { Suspense, useState } from 'react';
import type { Format } from '../../lib/format.ts';
import { useT, type Translate } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import type { Health } from './health.ts';
import { unreadableWords } from './unreadable-words.ts';
import { useStartGoogle } from './use-start-google.ts';

interface Properties {
  userId: string;
  connection: CalendarConnection;
  /** Those of this account. */
  calendars: readonly ProviderCalendar[];
  health: Health;
  /** Epoch milliseconds at which this was known. */
  now: number;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** Leads to the account's calendars. */
  onChoose: () => void;
}

const icons = { read: 'check', waiting: 'clock', unused: 'clock', broken: 'warning' } as const satisfies Record<
  Health['kind'],
  IconName
>;

/** The health of an account, in words; for a broken one also the reason and the remedy. */
export function AccountHealth(properties: Properties) {
  const { userId, connection, calendars, health, now, isRefreshing, onRefresh, onChoose } = properties;
  const t = useT();
  const format = useFormat();
  const remedy = health.kind === 'broken' ? health.remedy : 'none';
  return (
    <div className={classNames('account-health', health.kind === 'broken' && 'account-broken')}>
      <Icon name={icons[health.kind]} />
      <div>
        <p>{healthWords(health, now, t, format)}</p>
        {health.kind === 'broken' && (
          <p className="small">
            {health.problem === 'unreadable'
              ? unreadableWords(named(connection, calendars), t, format)
              : reason(health.problem, connection.provider, t)}
          </p>
        )}
      </div>
      {remedy === 'connect' && <ConnectAgain userId={userId} connection={connection} />}
      {remedy === 'refresh' && (
        <Button size="small" loading={isRefreshing && t('calendars.refreshing')} onClick={onRefresh}>
          {t('calendars.try_again')}
        </Button>
      )}
      {remedy === 'choose' && (
        <Button size="small" onClick={onChoose}>
          {t('calendars.choose_another')}
        </Button>
      )}
    </div>
  );
}

/** The calendars as people know them: a feed has its account's name, whatever its file says. */
const named = ({ provider, display_name }: CalendarConnection, calendars: readonly ProviderCalendar[]) =>
  calendars.map(({ name, unreadable }) => ({ name: (provider === 'ical' && display_name) || name, unreadable }));

function reason(problem: (Health & { kind: 'broken' })['problem'], provider: string, t: Translate): string {
  return t(problem === 'gone' && provider === 'ical' ? 'calendars.why_feed_gone' : `calendars.why_${problem}`);
}

const hour = 60;

/** Returns the time, with the date unless it is today, for use in a sentence. */
function sinceWhen(at: string, now: number, format: Format): string {
  const [day, time] = [format.day(at), format.time(at)];
  return day === format.day(now) ? time : `${day} ${time}`;
}

function healthWords(health: Health, now: number, t: Translate, format: Format): string {
  if (health.kind === 'waiting' || health.kind === 'unused') {
    return t(`calendars.${health.kind}`);
  }
  if (health.kind === 'read') {
    const { at, minutes } = health;
    if (minutes >= hour) {
      return t('calendars.read_at', { moment: format.momentWithin(at) });
    }
    return minutes === 0 ? t('calendars.read_now') : t('calendars.read_ago', { count: minutes });
  }
  const { since, effect } = health;
  if (since === null) {
    return t(effect === 'none' ? 'calendars.broken' : 'calendars.hidden');
  }
  const moment = sinceWhen(since, now, format);
  if (typeof effect === 'object') {
    return t('calendars.late_since', { moment, minutes: effect.minutes_left });
  }
  return t(effect === 'hidden' ? 'calendars.hidden_since' : 'calendars.broken_since', { moment });
}

const CaldavDialog = laterDialog(() => import('./caldav-dialog.tsx'));

/** Reconnects an account whose access was lost. */
function ConnectAgain({ userId, connection }: { userId: string; connection: CalendarConnection }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const google = useStartGoogle();
  return (
    <>
      <Button
        size="small"
        loading={google.isPending && t('calendars.to_google')}
        onClick={() => (connection.provider === 'google' ? google.mutate() : setOpen(true))}
      >
        {t('calendars.connect_again')}
      </Button>
      <FailureMessage variant="inline" error={google.error} />
      {open && (
        <Suspense>
          <CaldavDialog
            userId={userId}
            again={connection}
            onDone={() => setOpen(false)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
