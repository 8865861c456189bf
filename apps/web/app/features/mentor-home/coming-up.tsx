import { useId } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { BookingDays } from '../bookings/booking-days.tsx';
import { RowSkeletons } from '../bookings/booking-row.tsx';
import '../bookings/bookings.css';
import { FailureCard } from '../errors/failure-card.tsx';
import { useComingUp } from './use-coming-up.ts';

const wholeList = { requests: { when: 'waiting', role: 'mentor' }, next: { role: 'mentor' } } as const;

interface Properties {
  userId: string;
  part: keyof typeof wholeList;
}

/** The requests that wait for the mentor's answer, or the next sessions, with the way to all of them. */
export function ComingUp({ userId, part }: Properties) {
  const t = useT();
  const id = useId();
  const { data, error, refetch, dataUpdatedAt } = useComingUp(userId, part);
  return (
    <section className="stack" aria-labelledby={id} aria-busy={data === undefined && error === null}>
      <div className="row between">
        <h2 id={id}>{t(`mentoring.${part}`)}</h2>
        {data !== undefined && data.total > 0 && (
          <Link className="link" to={paths.bookings(wholeList[part])}>
            {t(`mentoring.all_${part}`)}
          </Link>
        )}
      </div>
      {data === undefined && error !== null && <FailureCard error={error} onRetry={refetch} />}
      {data === undefined && error === null && (
        <ul className="booking-rows">
          <RowSkeletons />
        </ul>
      )}
      {data?.total === 0 && <p className="muted">{t(`mentoring.no_${part}`)}</p>}
      {data !== undefined && <BookingDays bookings={data.items} now={dataUpdatedAt} isOld={false} />}
    </section>
  );
}
