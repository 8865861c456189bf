import type { MetaArgs } from 'react-router';
import type { Route } from './+types/join.ts';
import { JoinPage } from '../features/bookings/join-page.tsx';
import { pageTitle } from '../features/layout/page-title.ts';

export const meta = ({ matches }: MetaArgs) => pageTitle('bookings.ticket', matches);

export default function Join({ params }: Route.ComponentProps) {
  return <JoinPage key={params.id} id={params.id} />;
}
