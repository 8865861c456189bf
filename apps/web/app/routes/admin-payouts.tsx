export { StaffPayoutsPage as default } from '../features/admin-payouts/staff-payouts-page.tsx';
