import type { MetaArgs } from 'react-router';
import type { Route } from './+types/review.ts';
import { pageTitle } from '../features/layout/page-title.ts';
import { ReviewPage } from '../features/reviews/review-page.tsx';

export const meta = ({ matches }: MetaArgs) => pageTitle('reviews.page', matches);

export default function Review({ params }: Route.ComponentProps) {
  return <ReviewPage key={params.id} bookingId={params.id} />;
}
