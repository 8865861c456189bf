import { canSetPlace } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract/bookings';
import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useIsSuspended } from '../../session/use-is-suspended.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import {
  canRescheduleOrPropose,
  isEnded,
  isOwnHold,
  isOwnRequest,
  isRequest,
  otherSide,
} from '../booking-core/booking-facts.ts';
import { platformWords } from '../booking/platform-words.ts';
import { laterDialog } from '../errors/later-part.tsx';
import { hasReviews } from './review-link.tsx';

const CalendarDialog = laterDialog(() => import('./calendar-dialog.tsx'));
const ChangeDialog = laterDialog(() => import('./change-dialog.tsx'));
const PlaceDialog = laterDialog(() => import('./place-dialog.tsx'));

type Asked = 'calendar' | 'place' | 'report' | 'cancel';

interface Properties {
  booking: Booking;
  /** Epoch milliseconds at which it stood so. */
  now: number;
  /** Whether it stands in a row of the list, without the buttons of a ticket beside it. */
  isInRow?: boolean;
}

/** The actions on a booking now, besides the buttons that stand beside it: exactly what the API allows. */
export function BookingMenu({ booking, now, isInRow = false }: Properties) {
  const t = useT();
  const [asked, setAsked] = useState<Asked | null>(null);
  const entries = useEntries({ booking, now, isInRow, onAsk: setAsked });
  const { name } = otherSide(booking);
  const close = () => setAsked(null);
  return (
    <>
      {entries.length > 0 && (
        <Menu
          trigger={
            <IconButton
              icon="more"
              label={t('bookings.more', { name })}
              {...(!isInRow && { className: 'icon-button-line' })}
            />
          }
          title={name}
          entries={entries}
        />
      )}
      {asked !== null && (
        <Suspense>
          {asked === 'calendar' && <CalendarDialog booking={booking} now={now} onClose={close} />}
          {asked === 'place' && <PlaceDialog booking={booking} onClose={close} />}
          {(asked === 'report' || asked === 'cancel') && (
            <ChangeDialog booking={booking} change={asked} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}

function useEntries({
  booking,
  now,
  isInRow,
  onAsk,
}: Required<Properties> & { onAsk: (asked: Asked) => void }): MenuEntry[] {
  const t = useT();
  const isReadOnly = useIsSuspended() === true;
  const { id, status, allowed_actions: allowed, viewer_role: role, mentor, event_type: service, platform } = booking;
  const ends = isEnded(booking, now);
  const isBare = booking.join_url === null && booking.location === null;
  const press = (asked: Asked) => ({ onSelect: () => onAsk(asked) });
  const placeWord = isBare ? (`bookings.add_${platformWords[platform].place}` as const) : 'bookings.change_place';
  const cancelWord = isOwnHold(booking)
    ? 'bookings.do_release'
    : isOwnRequest(booking)
      ? 'bookings.do_withdraw'
      : 'bookings.do_cancel';
  const offered: (MenuEntry | false)[] = [
    canRescheduleOrPropose(booking) && {
      label: t(status === 'requested' ? 'requests.propose' : 'bookings.move'),
      icon: 'clock',
      to: paths.rescheduleBooking(id),
    },
    isInRow &&
      !otherSide(booking).is_deleted && {
        label: t('bookings.message'),
        icon: 'mail',
        to: paths.newThread({ booking: id }),
      },
    status === 'confirmed' && !ends && { label: t('bookings.add_calendar'), icon: 'calendar', ...press('calendar') },
    !isReadOnly &&
      canSetPlace({ status, end: Date.parse(booking.end) }, role, now) && {
        label: t(placeWord),
        icon: 'link',
        ...press('place'),
      },
    isInRow &&
      hasReviews(booking) &&
      !allowed.includes('review') && { label: t('bookings.see_reviews'), icon: 'star', to: paths.reviewBooking(id) },
    isInRow &&
      role === 'prospect' &&
      ends &&
      !isRequest(booking) &&
      mentor.has_profile && {
        label: t(status === 'expired' ? 'bookings.other_time' : 'bookings.again'),
        icon: 'refresh',
        to: paths.availability(mentor.slug, { event_type_slug: service.slug }),
      },
    // The page of a booking explains it.
    isInRow &&
      allowed.includes('report_no_show') &&
      booking.no_show === null && { label: t('bookings.report'), icon: 'flag', ...press('report') },
    allowed.includes('cancel') && { label: t(cancelWord), icon: 'close', tone: 'danger', ...press('cancel') },
  ];
  return offered.filter((entry) => entry !== false);
}
