export { CasesPage as default } from '../features/admin-cases/cases-page.tsx';
