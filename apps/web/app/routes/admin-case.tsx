export { CasePage as default } from '../features/admin-cases/case-page.tsx';
