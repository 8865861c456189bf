export { ProofPage as default } from '../features/admin-proofs/proof-page.tsx';
