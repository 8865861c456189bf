import { useId, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useClock } from '../../lib/use-clock.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import { RequestRow } from './request-row.tsx';
import { BookingRow, CalendarRow, MessageRow, PayoutRow, ReviewRow } from './task-rows.tsx';
import './waiting.css';
import { whatWaits, type Waiting } from './what-waits.ts';
import type { MentorHome } from './use-mentor-home.ts';

const CLOCK_MS = 30_000;

/** Everything that waits for the mentor, the most urgent first; `empty` if nothing does. A part that fails says so, beside the rest. */
export function WaitingList({ home, empty }: { home: MentorHome; empty: ReactNode }) {
  const t = useT();
  const id = useId();
  const now = useClock(true, CLOCK_MS);
  const { waiting, threads, tasks } = home;
  const rows = whatWaits(
    { bookings: waiting.data?.items ?? [], threads: threads.data?.items ?? [], tasks: tasks.data },
    now,
  );
  const failed = [waiting, threads, tasks].filter(({ data, error }) => data === undefined && error !== null);
  const isLoading = [waiting, threads, tasks].some((part) => part.isLoading);
  if (rows.length === 0 && failed.length === 0 && !isLoading) {
    return empty;
  }
  return (
    <section aria-labelledby={id} aria-busy={isLoading}>
      <header className="desk-title">
        <h2 id={id} tabIndex={-1}>
          {t('turns.title')}
          {rows.length > 0 && <span className="tab-count">{rows.length}</span>}
        </h2>
        <span className="small muted">{t('mentoring.order')}</span>
      </header>
      {failed.map(({ error, refetch }, nth) => (
        <FailureCard key={nth} error={error} onRetry={refetch} />
      ))}
      {rows.length === 0 && isLoading && <RowsWaiting />}
      {rows.length > 0 && (
        <ul className="card waits-list">
          {rows.map((row) => (
            <Row key={row.id} row={row} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The placeholder, with the height of a few rows. */
export function RowsWaiting() {
  return (
    <div className="card waits-list" aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <div key={row} className="waits-row waits-waiting">
          <span className="skeleton skeleton-stamp" />
          <div className="stack">
            <span className="skeleton skeleton-title" />
            <span className="skeleton skeleton-long" />
          </div>
        </div>
      ))}
    </div>
  );
}

function Row({ row, now }: { row: Waiting; now: number }) {
  const { id, due } = row;
  const common = { id, due, now };
  switch (row.kind) {
    case 'booking':
      return row.turn === 'answer_request' ? (
        <RequestRow booking={row.booking} due={due} now={now} />
      ) : (
        <BookingRow {...common} booking={row.booking} turn={row.turn} />
      );
    case 'message':
      return <MessageRow {...common} thread={row.thread} />;
    case 'payout':
      return <PayoutRow {...common} payout={row.payout} />;
    case 'calendar':
      return <CalendarRow {...common} calendar={row.calendar} />;
    case 'review':
      return <ReviewRow {...common} review={row.review} />;
  }
}
