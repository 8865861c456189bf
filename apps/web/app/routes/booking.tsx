import type { MetaArgs } from 'react-router';
import type { Route } from './+types/booking.ts';
import { BookingDetailPage } from '../features/bookings/booking-detail-page.tsx';
import { pageTitle } from '../features/layout/page-title.ts';

export const meta = ({ matches }: MetaArgs) => pageTitle('bookings.ticket', matches);

export default function Booking({ params }: Route.ComponentProps) {
  return <BookingDetailPage key={params.id} id={params.id} />;
}
