import { useT } from '../../lib/i18n.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { useScrollToSection } from '../settings/use-scroll-to-section.ts';
import './calendars.css';
import { ConnectWays } from './connect-ways.tsx';
import { ConnectedCalendars } from './connected-calendars.tsx';
import { calendarsTitle } from './focus-calendars.ts';
import { useCalendars } from './use-calendars.ts';

/** The calendars of the signed-in mentor: how they are doing, which of them count, and ways to connect one. */
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

/** As high as the ways to connect that come most often. */
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
