export { StaffNoShowsPage as default } from '../features/no-shows/staff-no-shows-page.tsx';
