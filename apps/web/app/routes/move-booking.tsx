import type { MetaArgs } from 'react-router';
import type { Route } from './+types/move-booking.ts';
import { pageTitle } from '../features/layout/page-title.ts';
import { MovePage } from '../features/moving/move-page.tsx';

export const meta = ({ matches }: MetaArgs) => pageTitle('bookings.move', matches);

export default function MoveBooking({ params }: Route.ComponentProps) {
  return <MovePage key={params.id} id={params.id} />;
}
