import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Account } from './account.tsx';
import { ConnectWays } from './connect-ways.tsx';
import { TargetField } from './target-field.tsx';
import type { Calendars } from './use-calendars.ts';

interface Properties {
  userId: string;
  known: Calendars;
  /** Epoch milliseconds at which this was known. */
  now: number;
}

/** The connected accounts, where sessions go, and a way to one more. */
export function ConnectedCalendars({ userId, known, now }: Properties) {
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
