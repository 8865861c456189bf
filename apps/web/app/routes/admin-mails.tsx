export { StaffMailsPage as default } from '../features/admin-mails/staff-mails-page.tsx';
