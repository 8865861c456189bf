export { DomainsPage as default } from '../features/admin-proofs/domains-page.tsx';
