export { ProofsPage as default } from '../features/admin-proofs/proofs-page.tsx';
