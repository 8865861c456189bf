import type { Booking } from '@abroad/contract/bookings';
import type { Page } from '@playwright/test';
import { createdEvent, sampleBooking as sample } from '../../apps/web/app/testing/sample-booking.ts';

/** A booking as the API would answer it, for states that take long to bring about: three days ahead. */
export const sampleBooking = (changes: Partial<Booking> = {}): Booking => sample(changes, new Date().toISOString());

/** Lets the API answer with a booking that is not in its database. Returns how to change it. */
export async function serveBooking(page: Page, booking: Booking): Promise<(changes: Partial<Booking>) => void> {
  let served = booking;
  await page.route(`**/api/v1/calendar/bookings/${booking.id}`, (route) => route.fulfill({ json: served }));
  await page.route(`**/api/v1/calendar/bookings/${booking.id}/events`, (route) =>
    route.fulfill({ json: { items: [createdEvent(served)], total: 1 } }),
  );
  await page.route(`**/api/v1/calendar/bookings/${booking.id}/messages`, (route) =>
    route.fulfill({ json: { messages: [], waiting_files: [] } }),
  );
  await page.route('**/api/v1/calendar/bookings?when=**', (route) =>
    route.fulfill({ json: { items: [served], total: 1, page: 1, page_size: 20, total_pages: 1 } }),
  );
  return (changes) => {
    served = { ...served, ...changes };
  };
}
