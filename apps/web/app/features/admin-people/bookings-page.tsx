import { MONEY_STATES, type MoneyState, type StaffBookingRow } from '@abroad/contract/admin-bookings';
import { BookingStatus } from '@abroad/contract/booking-status';
import { consolePaths } from '../../lib/console-paths.ts';
import { type Translate, useT } from '../../lib/i18n.tsx';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import { Status } from '../../ui/status.tsx';
import { ConsoleListPage } from '../admin/console-list-page.tsx';
import { dayStart, dayAfter, isDay } from './day-start.ts';
import { usePersonName } from './person-name.tsx';
import { useMinor } from '../admin/use-minor.ts';
import { BookingState } from './booking-state.tsx';

/** The bookings, the latest first. The address holds the filters; `/` leads to the search. */
export default function StaffBookingsPage() {
  const t = useT();
  const format = useFormat();
  const { zone } = useViewer();
  const nameOf = usePersonName();
  const readDay = (text: string) => (isDay(text) ? text : null);
  return (
    <ConsoleListPage
      title={t('people.bookings')}
      lead={t('people.bookings_lead')}
      name="bookings"
      zone={zone}
      path={consolePaths.bookings}
      ask={(api, { from, to, ...rest }, signal) => {
        const query = {
          ...rest,
          ...(from !== undefined && { starts_from: dayStart(from, zone) }),
          ...(to !== undefined && { starts_before: dayStart(dayAfter(to), zone) }),
        };
        return api.listStaffBookings({ query, signal });
      }}
      search={{ hint: t('people.search_hint') }}
      filters={{
        status: {
          label: t('people.state'),
          any: t('paying.any_status'),
          options: BookingStatus.options.map((value) => ({ value, label: t(`people.booking_${value}`) })),
        },
        payment: {
          label: t('people.money'),
          any: t('paying.any_status'),
          options: MONEY_STATES.map((value) => ({ value, label: wordsOfMoney(value, t) })),
        },
        from: { label: t('people.session_from'), read: readDay },
        to: { label: t('people.session_to'), read: readDay },
      }}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => consolePaths.booking(id)}
      isOverdue={({ dispute_open, refund_failed }) => dispute_open || refund_failed}
      columns={[
        { title: t('people.booking'), render: ({ title }) => <bdi>{title}</bdi> },
        { title: t('people.mentor'), render: ({ mentor }) => <bdi>{nameOf(mentor)}</bdi> },
        { title: t('people.student'), render: ({ prospect }) => <bdi>{nameOf(prospect)}</bdi> },
        { title: t('people.time'), render: ({ start }) => format.at(start) },
        { title: t('people.state'), render: ({ status }) => <BookingState status={status} /> },
        { title: t('people.money'), render: (booking) => <Money booking={booking} /> },
      ]}
      empty={{ title: t('people.bookings_none'), narrowed: t('people.bookings_none_text') }}
    />
  );
}

const wordsOfMoney = (state: MoneyState, t: Translate) => {
  switch (state) {
    case 'dispute_open':
      return t('people.money_dispute_open');
    case 'refund_failed':
      return t('people.refund_failed');
    default:
      return t(`people.payment_${state}`);
  }
};

/** The price, the state of its payment, and the problems. */
function Money({ booking }: { booking: StaffBookingRow }) {
  const t = useT();
  const money = useMinor();
  const { price_minor, currency, payment_status, dispute_open, refund_failed } = booking;
  if (price_minor === 0) {
    return t('people.free');
  }
  return (
    <span className="row people-tags">
      {money(price_minor, currency)}
      {payment_status !== null && (
        <Status tone={payment_status === 'paid' ? 'good' : 'resting'}>{t(`people.payment_${payment_status}`)}</Status>
      )}
      {dispute_open && <Status tone="bad">{t('people.money_dispute_open')}</Status>}
      {refund_failed && <Status tone="bad">{t('people.refund_failed')}</Status>}
    </span>
  );
}
