export { StaffReviewsPage as default } from '../features/admin-reviews/staff-reviews-page.tsx';
