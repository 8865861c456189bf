import type { Booking } from '@abroad/contract/bookings';
import { useCallback } from 'react';
import { useT } from '../../lib/i18n.tsx';

type Side = Booking['mentor'];
type Sides = Pick<Booking, 'mentor' | 'prospect'>;

const named = (side: Side, name: string): Side => (side.is_deleted ? { ...side, name, first_name: name } : side);

/** A booking in which a person who deleted their account, and has no name any more, is called `name`. */
export function nameSides<B extends Sides>(booking: B, name: string): B {
  return { ...booking, mentor: named(booking.mentor, name), prospect: named(booking.prospect, name) };
}

/** Gives the sides of bookings their names in the reader's language. */
export function useNameSides(): (booking: Booking) => Booking {
  const t = useT();
  return useCallback((booking: Booking) => nameSides(booking, t('bookings.deleted_person')), [t]);
}
