import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { Id, Instant, InstantInput, optional, text } from './primitives.ts';

export const ProposalStatus = z.enum(['open', 'accepted', 'declined', 'withdrawn', 'expired']);

/** Other times for a session, for the other side to choose from. */
export const CreateProposal = z
  .strictObject({
    starts: z
      .array(InstantInput)
      .min(1)
      .max(LIMITS.proposed_times_max)
      .refine(
        (starts) => new Set(starts.map((start) => Date.parse(start))).size === starts.length,
        'Enter each time only once',
      ),
    message: optional(text(500)),
  })
  .meta({ id: 'CreateProposal' });
export type CreateProposal = z.infer<typeof CreateProposal>;

export const Proposal = z
  .object({
    id: Id,
    proposed_by: z.enum(['mentor', 'prospect']),
    starts: z.array(Instant),
    message: z.string().nullable(),
    status: ProposalStatus,
    created_at: Instant,
  })
  .meta({ id: 'Proposal' });
export type Proposal = z.infer<typeof Proposal>;

export const ProposalParams = z.object({ id: Id, proposal_id: Id });
export const AcceptProposal = z.strictObject({ start: InstantInput }).meta({ id: 'AcceptProposal' });
