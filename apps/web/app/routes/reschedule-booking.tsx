import type { MetaArgs } from 'react-router';
import type { Route } from './+types/reschedule-booking.ts';
import { pageTitle } from '../features/layout/page-title.ts';
import { ReschedulePage } from '../features/reschedule/reschedule-page.tsx';

export const meta = ({ matches }: MetaArgs) => pageTitle('bookings.move', matches);

export default function RescheduleBooking({ params }: Route.ComponentProps) {
  return <ReschedulePage key={params.id} id={params.id} />;
}
