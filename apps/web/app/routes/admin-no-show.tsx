import { StaffNoShowPage } from '../features/no-shows/staff-no-show-page.tsx';
import type { Route } from './+types/admin-no-show.ts';

export default function AdminNoShowRoute({ params }: Route.ComponentProps) {
  return <StaffNoShowPage bookingId={params.id} />;
}
