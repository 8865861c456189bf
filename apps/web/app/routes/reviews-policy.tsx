import type { MetaArgs } from 'react-router';
import { pageTitle } from '../features/layout/page-title.ts';
import { ReviewsPolicy } from '../features/legal/reviews-policy.tsx';

export const meta = ({ matches }: MetaArgs) => pageTitle('reviewing.title', matches);

export default ReviewsPolicy;
