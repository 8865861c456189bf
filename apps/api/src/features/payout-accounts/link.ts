import type { PayoutAccountLink } from '@abroad/contract';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { payoutProviderOf } from '../../providers/payouts/port.ts';
import type { Actor } from '../../http/actor.ts';
import { requireRecentSignIn } from '../../http/recent-sign-in.ts';
import { requireMentor } from '../profiles/own-profile.ts';
import { callProvider } from './call-provider.ts';
import type { PayoutAccountDeps } from './deps.ts';
import { openPayoutAccount } from './settle.ts';

/**
 * The provider's page that asks for what is missing, and leads back to the earnings.
 * @throws AppError PROFILE_NOT_FOUND, NOT_FOUND where there is no account at a provider, SIGN_IN_AGAIN, PAYOUT_REFUSED, PAYOUT_UNREACHABLE
 */
export async function createPayoutAccountLink(
  context: PayoutAccountDeps,
  actor: Pick<Actor, 'user_id' | 'claims'>,
): Promise<PayoutAccountLink> {
  const { user_id } = actor;
  await requireMentor(context.db, user_id);
  return callProvider(context, async () => {
    const account = await openPayoutAccount(context, user_id);
    if (account?.provider == null || account.provider === 'manual' || account.account_id === null) {
      throw new AppError('NOT_FOUND');
    }
    // There the bank account can be changed.
    if (account.bank_fingerprint !== null) {
      requireRecentSignIn(actor, context.clock.now());
    }
    const { public_url } = context.config;
    const { url, expires_at } = await payoutProviderOf(context, account.provider).createAccountLink(
      account.account_id,
      {
        return_url: `${public_url}/earnings?payouts=returned`,
        refresh_url: `${public_url}/earnings?payouts=refresh`,
      },
    );
    return { url, expires_at: toInstant(expires_at) };
  });
}
