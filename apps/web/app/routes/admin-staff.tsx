export { StaffPage as default } from '../features/admin/staff-page.tsx';
