export { StaffBookingPage as default } from '../features/admin-people/booking-page.tsx';
