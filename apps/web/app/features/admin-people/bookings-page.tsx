import { MONEY_STATES, MoneyState, type StaffBookingRow } from '@abroad/contract/admin-bookings';
import { BookingStatus } from '@abroad/contract/booking-status';
import { LIMITS } from '@abroad/contract/limits';
import { useSearchParams } from 'react-router';
import { adminPaths } from '../../lib/admin-paths.ts';
import { type Translate, useT } from '../../lib/i18n.tsx';
import { readLine, readPage } from '../../lib/read-address.ts';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ConsoleFilter, isNarrowed } from '../admin/console-filter.tsx';
import { ConsoleList } from '../admin/console-list.tsx';
import { ConsolePage } from '../admin/console-page.tsx';
import { useAdminQuery } from '../admin/use-admin.ts';
import { dayStart, dayAfter, isDay } from './day-start.ts';
import { usePersonName } from './person-name.tsx';
import { useMinor } from '../admin/use-minor.ts';
import './admin-people.css';

/** Reads the filters of the list from the address; invalid values are left out. */
function readAddress(search: URLSearchParams) {
  const day = (name: string) => {
    const text = search.get(name) ?? '';
    return isDay(text) ? text : null;
  };
  return {
    q: readLine(search.get('q'), LIMITS.line_max) || null,
    status: BookingStatus.safeParse(search.get('status')).data ?? null,
    payment: MoneyState.safeParse(search.get('payment')).data ?? null,
    from: day('from'),
    to: day('to'),
  };
}
type Address = ReturnType<typeof readAddress>;

const queryOf = ({ q, status, payment, from, to }: Address, zone: string) => ({
  ...(q !== null && { q }),
  ...(status !== null && { status }),
  ...(payment !== null && { payment }),
  ...(from !== null && { starts_from: dayStart(from, zone) }),
  ...(to !== null && { starts_before: dayStart(dayAfter(to), zone) }),
});

/** The bookings, the latest first. The address holds the filters; `/` leads to the search. */
export function StaffBookingsPage() {
  const t = useT();
  const { zone } = useViewer();
  const [search] = useSearchParams();
  const address = readAddress(search);
  const page = readPage(search.get('page'));
  const query = useAdminQuery(['bookings', address, zone, page], (api, signal) =>
    api.listStaffBookings({ query: { page, ...queryOf(address, zone) }, signal }),
  );
  return (
    <ConsolePage title={t('people.bookings')} lead={t('people.bookings_lead')}>
      <BookingsFilter address={address} />
      <BookingsList
        query={query}
        isNarrowed={isNarrowed(address)}
        hrefOf={(next) => adminPaths.bookings({ ...address, page: next })}
      />
    </ConsolePage>
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

function BookingsFilter({ address }: { address: Address }) {
  const t = useT();
  const { status, payment, from, to } = address;
  return (
    <ConsoleFilter action={adminPaths.bookings()} values={address} search={{ hint: t('people.search_hint') }}>
      <SelectField
        label={t('people.state')}
        name="status"
        defaultValue={status ?? ''}
        placeholder={t('paying.any_status')}
        options={BookingStatus.options.map((value) => ({ value, label: t(`people.booking_${value}`) }))}
      />
      <SelectField
        label={t('people.money')}
        name="payment"
        defaultValue={payment ?? ''}
        placeholder={t('paying.any_status')}
        options={MONEY_STATES.map((value) => ({ value, label: wordsOfMoney(value, t) }))}
      />
      <TextField type="date" name="from" label={t('people.session_from')} defaultValue={from ?? ''} />
      <TextField type="date" name="to" label={t('people.session_to')} defaultValue={to ?? ''} />
    </ConsoleFilter>
  );
}

interface ListProperties {
  query: Parameters<typeof ConsoleList<StaffBookingRow>>[0]['query'];
  isNarrowed: boolean;
  hrefOf: (page: number) => string;
}

function BookingsList({ query, isNarrowed: isSearch, hrefOf }: ListProperties) {
  const t = useT();
  const format = useFormat();
  const nameOf = usePersonName();
  return (
    <ConsoleList<StaffBookingRow>
      label={t('people.bookings')}
      query={query}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => adminPaths.booking(id)}
      isOverdue={({ dispute_open, refund_failed }) => dispute_open || refund_failed}
      columns={[
        { title: t('people.booking'), render: ({ title }) => <bdi>{title}</bdi> },
        { title: t('people.mentor'), render: ({ mentor }) => <bdi>{nameOf(mentor)}</bdi> },
        { title: t('people.student'), render: ({ prospect }) => <bdi>{nameOf(prospect)}</bdi> },
        { title: t('people.time'), render: ({ start }) => format.at(start) },
        { title: t('people.state'), render: ({ status }) => <Tag>{t(`people.booking_${status}`)}</Tag> },
        { title: t('people.money'), render: (booking) => <Money booking={booking} /> },
      ]}
      empty={{ title: t('people.bookings_none'), ...(isSearch && { text: t('people.bookings_none_text') }) }}
      pageHref={hrefOf}
    />
  );
}

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
      {payment_status !== null && <Tag>{t(`people.payment_${payment_status}`)}</Tag>}
      {dispute_open && <Tag tone="danger">{t('people.money_dispute_open')}</Tag>}
      {refund_failed && <Tag tone="danger">{t('people.refund_failed')}</Tag>}
    </span>
  );
}
