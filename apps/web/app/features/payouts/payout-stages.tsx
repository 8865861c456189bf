import type { Payout } from '@abroad/contract/payouts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Fact } from '../../ui/facts.tsx';

interface Properties {
  payout: Pick<Payout, 'status' | 'provider' | 'reference' | 'created_at' | 'sent_at' | 'arrives_at' | 'paid_at'>;
  /** The precision of its steps: a printed statement has days. */
  as: 'day' | 'moment';
}

/** The route of a payout and the dates of its steps, within a list of facts. */
export function PayoutStages({ payout, as }: Properties) {
  const t = useT();
  const format = useFormat();
  const { status, provider, reference, created_at, sent_at, arrives_at, paid_at } = payout;
  const when = as === 'day' ? format.longDay : format.moment;
  return (
    <>
      <Fact name={t('money.started')}>{when(created_at)}</Fact>
      <Fact name={t('money.status_in_transit')}>{sent_at && when(sent_at)}</Fact>
      <Fact name={t('money.arrives_label')}>{status === 'in_transit' && arrives_at && format.longDay(arrives_at)}</Fact>
      <Fact name={t('money.status_paid')}>{paid_at && when(paid_at)}</Fact>
      <Fact name={t('money.way')}>{t(`money.way_${provider}`)}</Fact>
      <Fact name={t('money.reference')}>{reference && <bdi>{reference}</bdi>}</Fact>
    </>
  );
}
