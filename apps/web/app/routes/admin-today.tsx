export { TodayPage as default } from '../features/admin/today-page.tsx';
