export { OperationsPage as default } from '../features/admin-operations/operations-page.tsx';
