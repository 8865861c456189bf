import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { NOW, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { sampleConnection } from '../../testing/sample-calendar.ts';
import { BookingRow, CalendarRow } from './waiting-list.tsx';

const now = Date.parse(NOW);
const hour = 60 * 60_000;
const common = { id: SAMPLE_ID, now };
const calendar = sampleConnection({ problem: 'signed_out', last_read_at: null });

test('[U-14] a calendar is named, and says since when it isn’t synced', () => {
  const row = (given: Parameters<typeof CalendarRow>[0]['calendar']) =>
    renderPage(<CalendarRow {...common} due={null} calendar={given} />);
  expect(row({ ...calendar, provider: 'google', provider_email: 'linh@gmail.com' })).toContain(
    'Google Calendar (linh@gmail.com) can’t be synced',
  );
  expect(row({ ...calendar, provider: 'caldav', display_name: 'dav.example', last_read_at: NOW })).toContain(
    'dav.example hasn’t synced since today 16:18',
  );
});

test('[U-14] each deadline is said in words: late, minutes, hours, a time of the day, a day', () => {
  const booking = sampleBooking({ viewer_role: 'mentor' });
  const row = (due: number) =>
    renderPage(<BookingRow {...common} due={now + due} booking={booking} turn="answer_proposal" />);
  expect(row(-1)).toContain('status-bad">Late<');
  expect(row(0.4 * hour)).toContain('status-bad">24 minutes left<');
  expect(row(9.5 * hour)).toContain('status-watch">9 hours left<');
  expect(row(20 * hour)).toContain('status-waiting">Until tomorrow 12:18<');
  expect(row(400 * hour)).toContain('status-waiting">Until Mon 7 Dec<');
});
