import type { MetaArgs } from 'react-router';
import { BookingsPage } from '../features/bookings/bookings-page.tsx';
import { pageTitle } from '../features/layout/page-title.ts';

export const meta = ({ matches }: MetaArgs) => pageTitle('bookings.title', matches);

export default function Bookings() {
  return <BookingsPage />;
}
