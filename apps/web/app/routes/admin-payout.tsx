import { StaffPayoutPage } from '../features/admin-payouts/staff-payout-page.tsx';
import type { Route } from './+types/admin-payout.ts';

export default function AdminPayoutRoute({ params }: Route.ComponentProps) {
  return <StaffPayoutPage key={params.id} id={params.id} />;
}
