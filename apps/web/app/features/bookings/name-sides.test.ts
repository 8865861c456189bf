import type { Booking } from '@abroad/contract/bookings';
import { expect, test } from 'vitest';
import { nameSides } from './name-sides.ts';

const side = (changes: Partial<Booking['mentor']>) => changes as Booking['mentor'];

test('a person who deleted their account is called so in the reader’s language, and others by their name', () => {
  const mentor = side({ name: 'Deleted user', first_name: 'Deleted user', is_deleted: true });
  const prospect = side({ name: 'Amara Okafor', first_name: 'Amara', is_deleted: false });
  expect(nameSides({ mentor, prospect }, 'Compte supprimé')).toEqual({
    mentor: { name: 'Compte supprimé', first_name: 'Compte supprimé', is_deleted: true },
    prospect,
  });
});
