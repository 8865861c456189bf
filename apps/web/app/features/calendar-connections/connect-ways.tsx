import type { CalendarConnection } from '@abroad/contract/calendar-connections';
import { Suspense, useState, type ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import type { loader } from '../../root.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { ProviderIcon } from './provider-icon.tsx';
import { useStartGoogle } from './use-start-google.ts';

const CaldavDialog = laterDialog(() => import('./caldav-dialog.tsx'));
const FeedDialog = laterDialog(() => import('./feed-dialog.tsx'));

interface Properties {
  userId: string;
  onConnected?: () => void;
}

/** The three ways to connect a calendar, and what each of them does. */
export function ConnectWays({ userId, onConnected }: Properties) {
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

/** Leads to Google, or says that this site has no way there. */
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
