import { StaffReviewPage } from '../features/admin-reviews/staff-review-page.tsx';
import type { Route } from './+types/admin-review.ts';

export default function AdminReviewRoute({ params }: Route.ComponentProps) {
  return <StaffReviewPage id={params.id} />;
}
