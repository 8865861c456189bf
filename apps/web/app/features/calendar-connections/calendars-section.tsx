import type { CalendarConnection } from '@abroad/contract/calendar-connections';
import { Suspense, useState, type ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { useChoices } from '../../lib/use-choices.ts';
import type { loader } from '../../root.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { useScrollToSection } from '../settings/use-scroll-to-section.ts';
import { Account } from './account.tsx';
import './calendars.css';
import { calendarsTitle } from './focus-calendars.ts';
import { ProviderIcon } from './provider-icon.tsx';
import { SaveState } from './save-state.tsx';
import { targetOptions } from './target-options.ts';
import { useCalendars, type Calendars } from './use-calendars.ts';
import { useChooseTarget } from './use-change-calendars.ts';
import { useStartGoogle } from './use-start-google.ts';

/** The calendars of the signed-in mentor: their health, which of them count, and the ways to connect one. */
export function CalendarsSection({ userId }: { userId: string }) {
  const t = useT();
  const { data, error, refetch, dataUpdatedAt } = useCalendars(userId);
  useScrollToSection(data !== undefined);
  return (
    <Card id="calendars" className="stack settings-calendars">
      <h2 className="card-title" id={calendarsTitle} tabIndex={-1}>
        {t('calendars.title')}
      </h2>
      {data === undefined ? (
        error ? (
          <FailureCard error={error} onRetry={refetch} />
        ) : (
          <Waiting />
        )
      ) : data.connections.length === 0 ? (
        <>
          <div className="calendars-empty">
            <p className="strong">{t('calendars.empty')}</p>
            <p className="muted">{t('calendars.empty_text')}</p>
          </div>
          <ConnectWays userId={userId} />
        </>
      ) : (
        <ConnectedCalendars userId={userId} known={data} now={dataUpdatedAt} />
      )}
    </Card>
  );
}

/** The placeholder has the usual height of the section. */
function Waiting() {
  const t = useT();
  return (
    <div className="stack" aria-busy="true">
      <output className="unseen">{t('calendars.loading')}</output>
      <Skeleton shape="long" />
      <div className="ways">
        {['one', 'two', 'three'].map((way) => (
          <div key={way} className="way">
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="long" />
          </div>
        ))}
      </div>
    </div>
  );
}

interface ConnectedCalendarsProperties {
  userId: string;
  known: Calendars;
  /** Epoch milliseconds at which this was known. */
  now: number;
}

/** The connected accounts, the calendar for sessions, and a button to add one. */
function ConnectedCalendars({ userId, known, now }: ConnectedCalendarsProperties) {
  const t = useT();
  const [connecting, setConnecting] = useState(false);
  const { connections, calendars } = known;
  return (
    <>
      <p className="muted">{t('calendars.text')}</p>
      <ul className="accounts">
        {connections.map((connection) => (
          <Account
            key={connection.id}
            userId={userId}
            connection={connection}
            calendars={calendars.filter((one) => one.connection_id === connection.id)}
            now={now}
          />
        ))}
      </ul>
      <TargetField userId={userId} known={known} />
      <Button
        kind="line"
        icon="plus"
        className="start"
        aria-expanded={connecting}
        onClick={() => setConnecting(!connecting)}
      >
        {t('calendars.more')}
      </Button>
      {connecting && <ConnectWays userId={userId} onConnected={() => setConnecting(false)} />}
    </>
  );
}

/** The single calendar to which sessions are written. A choice is saved at once. */
function TargetField({ userId, known }: { userId: string; known: Calendars }) {
  const t = useT();
  const { waiting, choose, isSaving, isSaved, error } = useChoices(useChooseTarget(userId));
  const target = waiting.at(-1)?.id ?? known.calendars.find(({ is_target }) => is_target)?.id ?? '';
  const options = targetOptions(known, t);
  if (options.length === 0) {
    return <p className="muted small">{t('calendars.no_target')}</p>;
  }
  return (
    <div className="target">
      <SelectField
        label={t('calendars.target')}
        hint={t('calendars.target_hint')}
        options={[{ value: '', label: t('calendars.target_none') }, ...options]}
        value={target}
        onChange={(event) => choose({ id: event.target.value, before: target })}
      />
      <SaveState isSaving={isSaving} isSaved={isSaved} />
      <FailureMessage variant="inline" error={error} />
    </div>
  );
}

const CaldavDialog = laterDialog(() => import('./caldav-dialog.tsx'));
const FeedDialog = laterDialog(() => import('./feed-dialog.tsx'));

interface ConnectWaysProperties {
  userId: string;
  onConnected?: () => void;
}

/** The three ways to connect a calendar, with their effects. */
function ConnectWays({ userId, onConnected }: ConnectWaysProperties) {
  const t = useT();
  const [open, setOpen] = useState<'caldav' | 'feed' | null>(null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    onConnected?.();
  };
  return (
    <>
      <ul className="ways">
        <Way provider="google" title={t('calendars.google')} text={t('calendars.google_text')}>
          <GoogleButton />
        </Way>
        <Way provider="caldav" title={t('calendars.caldav')} text={t('calendars.caldav_text')}>
          <Button kind="line" onClick={() => setOpen('caldav')}>
            {t('calendars.connect_caldav')}
          </Button>
        </Way>
        <Way provider="ical" title={t('calendars.feed')} text={t('calendars.feed_text')}>
          <Button kind="line" onClick={() => setOpen('feed')}>
            {t('calendars.connect_feed')}
          </Button>
        </Way>
      </ul>
      <Suspense>
        {open === 'caldav' && <CaldavDialog userId={userId} again={null} onDone={done} onClose={close} />}
        {open === 'feed' && <FeedDialog userId={userId} onDone={done} onClose={close} />}
      </Suspense>
    </>
  );
}

interface WayProperties {
  provider: CalendarConnection['provider'];
  title: string;
  text: string;
  children: ReactNode;
}

function Way({ provider, title, text, children }: WayProperties) {
  return (
    <li className="way">
      <div className="way-title">
        <ProviderIcon provider={provider} />
        <h3>{title}</h3>
      </div>
      <p className="muted small">{text}</p>
      {children}
    </li>
  );
}

/** Links to Google, or says that this site has no connection to it. */
function GoogleButton() {
  const t = useT();
  const { mutate, isPending, error } = useStartGoogle();
  const isOn = useRouteLoaderData<typeof loader>('root')?.config?.features.google_calendar ?? false;
  if (!isOn) {
    return <p className="small strong">{t('calendars.google_off')}</p>;
  }
  return (
    <>
      <Button kind="line" loading={isPending && t('calendars.to_google')} onClick={() => mutate()}>
        {t('calendars.connect_google')}
      </Button>
      <FailureMessage variant="inline" error={error} />
    </>
  );
}
