export { exportProofs, provenProofsOf, type ProvenProof } from './queries.ts';
