import { titled } from '../lib/page-title.ts';
import { ReviewsPolicy } from '../features/legal/reviews-policy.tsx';

export const meta = titled('reviewing.title');

export default ReviewsPolicy;
