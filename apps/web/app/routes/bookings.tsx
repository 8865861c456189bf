import { BookingsPage } from '../features/bookings/bookings-page.tsx';
import { pageTitle } from '../features/layout/page-title.ts';

export const meta = () => pageTitle('bookings.title');

export default function Bookings() {
  return <BookingsPage />;
}
