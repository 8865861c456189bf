import type { StaffBooking } from '@abroad/contract/admin-people';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { ConsoleHistory, ConsolePage, ConsoleSection, ConsoleWaiting } from '../admin/console-page.tsx';
import { useAdminQuery } from '../admin/use-admin.ts';
import { BookingMoney, RefundDialog } from './booking-money.tsx';
import { PersonLink } from './person-name.tsx';
import { useMinor } from '../admin/use-minor.ts';
import { BookingState } from './booking-state.tsx';

/** A booking with its events and its money. Opening it is recorded. */
export default function StaffBookingPage() {
  const t = useT();
  const { id = '' } = useParams();
  const query = useAdminQuery(['booking', id], (api, signal) => api.getStaffBooking({ params: { id }, signal }));
  const { data } = query;
  if (data === undefined) {
    return <ConsoleWaiting query={query} page={t('people.booking')} />;
  }
  return (
    <ConsolePage title={data.title} lead={t('people.recorded')} actions={<RefundButton booking={data} />}>
      <BookingFacts booking={data} />
      {data.payment !== null && <BookingMoney booking={data} />}
      {data.words !== null && <Words words={data.words} />}
      <History booking={data} />
    </ConsolePage>
  );
}

function RefundButton({ booking }: { booking: StaffBooking }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (!booking.may_refund || booking.payment === null || booking.payment.refundable_minor === 0) {
    return null;
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('people.refund')}
      </Button>
      {open && <RefundDialog booking={booking} payment={booking.payment} onClose={() => setOpen(false)} />}
    </>
  );
}

function BookingFacts({ booking }: { booking: StaffBooking }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="card card-body">
      <Facts>
        <Fact name={t('people.state')}>
          <BookingState status={booking.status} />
        </Fact>
        <Fact name={t('people.mentor')}>
          <PersonLink person={booking.mentor} />
        </Fact>
        <Fact name={t('people.student')}>
          <PersonLink person={booking.prospect} />
        </Fact>
        <Fact name={t('people.time')}>{format.span(booking.start, booking.end)}</Fact>
        <Fact name={t('people.booked')}>{format.moment(booking.created_at)}</Fact>
      </Facts>
    </div>
  );
}

/** A text of a person, as they wrote it. */
function Quote({ label, text }: { label: string; text: string | null }) {
  return <Fact name={label}>{text && <div dir="auto">{text}</div>}</Fact>;
}

function Words({ words }: { words: NonNullable<StaffBooking['words']> }) {
  const t = useT();
  const { message, answers, join_url, location, proposals, reviews } = words;
  const hasNone = message === null && answers.length === 0 && proposals.length === 0 && reviews.length === 0;
  return (
    <ConsoleSection title={t('people.words')} kind="facts">
      {hasNone && join_url === null && location === null && <p className="muted">{t('people.no_words')}</p>}
      <Facts areLong>
        <Quote label={t('people.message')} text={message} />
        {answers.map(({ question, answer }) => (
          <Quote key={question} label={question} text={answer} />
        ))}
        <Quote label={t('people.place')} text={join_url ?? location} />
        {proposals.map(({ id, message: text }) => (
          <Quote key={id} label={t('people.event_proposed')} text={text} />
        ))}
        {reviews.map(({ id, author_role, stars, text, private_note, reply }) => (
          <Quote
            key={id}
            label={[
              t(author_role === 'mentor' ? 'people.review_mentor' : 'people.review_student'),
              ...(stars === null ? [] : [t('reviews.stars', { count: stars })]),
            ].join(' · ')}
            text={[text, private_note, reply].filter(Boolean).join('\n') || '–'}
          />
        ))}
      </Facts>
    </ConsoleSection>
  );
}

function History({ booking: { history, currency } }: { booking: StaffBooking }) {
  const t = useT();
  const format = useFormat();
  const money = useMinor();
  const events = history.map(({ id, kind, actor_role, reason, moved_from, moved_to, amount_minor, created_at }) => ({
    key: id,
    at: created_at,
    what: (
      <>
        {t(`people.event_${kind}`)}
        {amount_minor !== null && <> · {money(amount_minor, currency)}</>}
        <span className="muted"> · {t(`people.by_${actor_role}`)}</span>
        {moved_from !== null && moved_to !== null && (
          <p className="small">{t('people.moved', { from: format.at(moved_from), to: format.at(moved_to) })}</p>
        )}
        {reason !== null && (
          <p className="small console-words" dir="auto">
            {reason}
          </p>
        )}
      </>
    ),
  }));
  return <ConsoleHistory title={t('people.history')} events={events} />;
}
