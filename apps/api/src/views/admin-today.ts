import { ADMIN_TILES, type AdminTile, type AdminToday, type StaffRole } from '@abroad/contract';
import type { Context } from '../context.ts';
import type { StaffActor } from '../http/actor.ts';
import { countFailedMails } from '../features/mail/send-again.ts';
import { countFailedRefunds, countOpenDisputes } from '../features/payments/needs-a-look.ts';
import { countDueProofs } from '../features/proofs/review.ts';
import { countDueProposals } from '../features/proofs/domain-desk.ts';
import { countDueNoShows } from '../features/no-shows/staff-no-shows.ts';
import { countDueCases } from '../features/moderation/list-cases.ts';
import { countDuePayouts, countFailedPayouts } from '../features/payouts/staff-payouts.ts';
import { countDueUniversities } from '../features/universities/desk.ts';
import { countDueGrants } from '../features/staff/grants.ts';

interface Tile {
  /** The roles that may open the counted things, besides admins. */
  roles: readonly StaffRole[];
  count: (context: Pick<Context, 'db' | 'clock'>, actor_id: string) => Promise<{ due: number; overdue: number }>;
}

/** The work that waits for the staff, each kind counted by the feature that owns its rows. */
const TILES: Readonly<Record<(typeof ADMIN_TILES)[number], Tile>> = {
  proofs: { roles: ['moderator'], count: countDueProofs },
  grants: { roles: [], count: countDueGrants },
  no_shows: { roles: ['moderator'], count: countDueNoShows },
  cases: { roles: ['moderator'], count: countDueCases },
  domain_proposals: { roles: [], count: countDueProposals },
  universities: { roles: [], count: countDueUniversities },
  payouts: { roles: ['finance'], count: countDuePayouts },
  payouts_failed: { roles: ['finance'], count: countFailedPayouts },
  disputes: { roles: ['finance'], count: countOpenDisputes },
  refunds_failed: { roles: ['finance'], count: countFailedRefunds },
  mails_failed: { roles: ['support', 'moderator'], count: countFailedMails },
};

/** The counts that a member of the staff may open; those with something overdue first. */
export async function adminToday(
  context: Pick<Context, 'db' | 'clock'>,
  { user_id, role }: Pick<StaffActor, 'user_id' | 'role'>,
): Promise<AdminToday> {
  const open = ADMIN_TILES.filter((tile) => role === 'admin' || TILES[tile].roles.includes(role));
  const items = await Promise.all(
    open.map(async (tile): Promise<AdminTile> => ({
      tile,
      ...(await TILES[tile].count(context, user_id)),
    })),
  );
  return {
    items: items.toSorted((one, other) => Number(other.overdue > 0) - Number(one.overdue > 0)),
  };
}
