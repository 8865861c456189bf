export { AuditPage as default } from '../features/admin/audit-page.tsx';
