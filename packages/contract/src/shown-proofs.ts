import { z } from 'zod';

/** The kinds of proofs: an address at the university, a degree that the staff saw, or a name on the university's list. */
export const ProofKind = z.enum(['affiliation', 'graduation', 'vouched']);
export type ProofKind = z.infer<typeof ProofKind>;

/** A proof as everyone sees it: its kind, and the time of the check. */
export const ShownProof = z
  .object({
    kind: ProofKind,
    /** For an affiliation: the domain of the address. */
    domain: z.string().nullable(),
    university_name: z.string(),
    checked_on: z.iso.date(),
  })
  .meta({ id: 'ShownProof' });
export type ShownProof = z.infer<typeof ShownProof>;
