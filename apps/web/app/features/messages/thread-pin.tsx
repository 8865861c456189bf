import type { Thread, ThreadBooking } from '@abroad/contract/threads';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { classNames } from '../../ui/class-names.ts';

const ahead = new Set<ThreadBooking['status']>(['requested', 'pending_payment', 'confirmed']);

interface Properties {
  /** The reader's side. */
  role: Thread['role'];
  bookings: readonly ThreadBooking[];
}

/** The next session of the two above their messages, with what the reader can do about it; nothing without one. */
export function ThreadPin({ role, bookings }: Properties) {
  const t = useT();
  const format = useFormat();
  const now = useNow();
  const next = bookings
    .filter(({ status, end }) => ahead.has(status) && Date.parse(end) > now)
    .reduce<ThreadBooking | null>(
      (first, one) => (first === null || Date.parse(one.start) < Date.parse(first.start) ? one : first),
      null,
    );
  if (next === null) {
    return null;
  }
  const { id, title, start, status } = next;
  const mine = role === 'mentor' ? 'requested' : 'pending_payment';
  return (
    <p className="thread-pin">
      <span className={classNames('thread-pin-state', status === mine && 'thread-pin-mine')}>
        {t(`messages.booking_${status}`)}
      </span>
      <span className="thread-pin-what" dir="auto">
        {format.at(start)}, <bdi>{title}</bdi>
      </span>
      <Link className="link strong" to={paths.booking(id)}>
        {t(status === mine ? (role === 'mentor' ? 'messages.pin_answer' : 'bookings.pay') : 'messages.pin_see')}
      </Link>
    </p>
  );
}
