import type { Turn } from '@abroad/booking-rules/turns';
import type { Booking } from '@abroad/contract/bookings';
import type { MentorTasks } from '@abroad/contract/mentor-desk';
import type { Thread } from '@abroad/contract/threads';
import { useId, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useClock } from '../../lib/use-clock.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';
import { accountName } from '../calendar-connections/account-name.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import { RequestRow } from './request-row.tsx';
import './waiting.css';
import { whatWaits, type Waiting } from './what-waits.ts';
import type { MentorHome } from './use-mentor-home.ts';
import { Sign, WaitingRow } from './waiting-row.tsx';

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
          {t('turns.title')} {rows.length > 0 && <span className="tab-count tab-count-asks">{rows.length}</span>}
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
          <span className="skeleton" />
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

interface Common extends Pick<Waiting, 'id' | 'due'> {
  /** Epoch milliseconds. */
  now: number;
}

const signs = {
  answer_no_show: <Sign icon="person" tone="bad" />,
  answer_proposal: <Sign icon="swap" />,
  pay: <Sign icon="card" />,
} as const;

type OtherTurn = Exclude<Turn, 'answer_request'>;

/** A booking that waits for another answer than to a request. */
export function BookingRow({ booking, turn, ...common }: Common & { booking: Booking; turn: OtherTurn }) {
  const t = useT();
  const format = useFormat();
  const { event_type, start, end, price, currency } = booking;
  const { name, first_name: firstName } = otherSide(booking);
  const service = event_type.title;
  const words = {
    answer_no_show: { title: t('turns.no_show', { name, service }), action: t('turns.say') },
    answer_proposal: { title: t('turns.proposal', { name, service }), action: t('turns.choose') },
    pay: { title: t('turns.pay_session', { name }), action: t('turns.pay') },
  }[turn];
  return (
    <WaitingRow
      {...common}
      sign={signs[turn]}
      title={words.title}
      actions={
        <ButtonLink
          size="small"
          to={turn === 'pay' ? paths.payBooking(booking.id) : paths.booking(booking.id)}
          reloadDocument={turn === 'pay'}
          aria-label={`${words.action}: ${firstName}`}
        >
          {words.action}
        </ButtonLink>
      }
    >
      <p className="waits-facts">
        <span>{format.span(start, end)}</span>
        {turn === 'answer_no_show' && price !== null && price > 0 && (
          <span>{t('mentoring.on_hold', { price: format.price(price, currency) })}</span>
        )}
      </p>
    </WaitingRow>
  );
}

/** A conversation with unread messages. */
function MessageRow({ thread: { id, other, last_message }, ...common }: Common & { thread: Thread }) {
  const t = useT();
  return (
    <WaitingRow
      {...common}
      sign={<Sign icon="chat" />}
      title={t('home.wrote', { name: other.name })}
      actions={
        <ButtonLink kind="line" size="small" to={paths.thread(id)} aria-label={`${t('home.read')}: ${other.name}`}>
          {t('home.read')}
        </ButtonLink>
      }
    >
      {last_message?.text && <p className="waits-facts two-lines as-written">{last_message.text}</p>}
    </WaitingRow>
  );
}

type Payout = NonNullable<MentorTasks['payout']>;

/** Money that waits for a payout account. */
function PayoutRow({ payout: { state, amount, currency }, ...common }: Common & { payout: Payout }) {
  const t = useT();
  const format = useFormat();
  const isNew = state === 'none';
  return (
    <WaitingRow
      {...common}
      sign={<Sign icon="card" tone="watch" />}
      title={t(isNew ? 'mentoring.payout_new' : 'mentoring.payout_open', { sum: format.money(amount, currency) })}
      actions={
        <ButtonLink kind="line" size="small" to={paths.payoutAccount()}>
          {t(isNew ? 'mentoring.payout_account' : 'mentoring.payout_finish')}
        </ButtonLink>
      }
    >
      <p className="waits-facts">{t('mentoring.payout_why')}</p>
    </WaitingRow>
  );
}

/** A calendar that has to be connected again. */
export function CalendarRow({ calendar, ...common }: Common & { calendar: MentorTasks['calendars'][number] }) {
  const t = useT();
  const format = useFormat();
  const { last_read_at: since } = calendar;
  const { name } = accountName(calendar, t);
  return (
    <WaitingRow
      {...common}
      sign={<Sign icon="calendar" tone="watch" />}
      title={
        since === null
          ? t('mentoring.calendar_unread', { name })
          : t('mentoring.calendar_since', { name, moment: format.momentWithin(since) })
      }
      actions={
        <ButtonLink
          kind="line"
          size="small"
          to={paths.myCalendars()}
          aria-label={`${t('calendars.connect_again')}: ${name}`}
        >
          {t('calendars.connect_again')}
        </ButtonLink>
      }
    >
      <p className="waits-facts">{t('mentoring.calendar_effect')}</p>
    </WaitingRow>
  );
}

/** A review that can get a reply. */
function ReviewRow({ review, ...common }: Common & { review: MentorTasks['reviews'][number] }) {
  const t = useT();
  const { booking_id, author_name, stars, text } = review;
  const name = author_name ?? t('home.review_someone');
  return (
    <WaitingRow
      {...common}
      sign={<Sign icon="star" />}
      title={t('mentoring.reviewed', { name, count: stars })}
      actions={
        <ButtonLink
          kind="line"
          size="small"
          to={paths.reviewBooking(booking_id)}
          aria-label={t('reviews.write_reply', { name })}
        >
          {t('mentoring.reply')}
        </ButtonLink>
      }
    >
      {text !== null && <p className="waits-facts two-lines as-written">{text}</p>}
    </WaitingRow>
  );
}
