import type { PayoutClaim } from '@abroad/contract/payouts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { ConsoleFailure } from '../admin/console-failure.tsx';
import { ConsoleLoading } from '../admin/console-page.tsx';
import { useAdminQuery } from '../admin/use-admin.ts';

/** What is owed to mentors who deleted their accounts, and what is to be done about it. */
export function LeftClaims() {
  const t = useT();
  const { data, error, refetch } = useAdminQuery(['payout-claims'], (api, signal) => api.listPayoutClaims({ signal }));
  if (data === undefined) {
    return error === null ? <ConsoleLoading /> : <ConsoleFailure error={error} onRetry={refetch} />;
  }
  return (
    <section className="stack" aria-labelledby="paying-claims">
      <h2 id="paying-claims" className="card-title">
        {t('paying.claims')}
      </h2>
      {data.items.length === 0 && <p className="small muted">{t('paying.claims_none')}</p>}
      <ul className="stack">
        {data.items.map((claim) => (
          <Claim key={`${claim.user_id} ${claim.currency}`} claim={claim} />
        ))}
      </ul>
    </section>
  );
}

function Claim({ claim: { user_id, amount, currency, left_at, ends_at, state } }: { claim: PayoutClaim }) {
  const t = useT();
  const format = useFormat();
  return (
    <li className="stack">
      <strong>
        {format.money(amount, currency)} <span className="muted">({user_id})</span>
      </strong>
      <span className="small muted">
        {t('paying.claim_dates', { left: format.day(left_at), ends: format.day(ends_at) })}
      </span>
      <span>{t(`paying.claim_${state}`)}</span>
    </li>
  );
}
