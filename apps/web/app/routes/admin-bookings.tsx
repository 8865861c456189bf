export { StaffBookingsPage as default } from '../features/admin-people/bookings-page.tsx';
