import { StaffMailPage } from '../features/admin-mails/staff-mail-page.tsx';
import type { Route } from './+types/admin-mail.ts';

export default function AdminMailRoute({ params }: Route.ComponentProps) {
  return <StaffMailPage key={params.id} id={params.id} />;
}
