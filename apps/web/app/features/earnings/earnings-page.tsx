import { Form, useSearchParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { wallTime } from '../../lib/time-zone.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { Button } from '../../ui/button.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { LoadingPayoutAccount } from '../payouts/account-panel.tsx';
import {
  datesOf,
  earningsAddressOf,
  isBackwards,
  periods,
  readEarningsAddress,
  type EarningsAddress,
} from './earnings-address.ts';
import { TradingPanel } from '../trading/trading-panel.tsx';
import { EarningsList, LoadingEarnings } from './earnings-list.tsx';
import { MoneyOverview } from '../payouts/money-overview.tsx';
import '../../ui/data-table.css';
import '../../ui/filter-row.css';
import './earnings.css';
import { unlisted } from '../../lib/page-title.ts';

export const meta = unlisted('earnings.title');

/** The money of the signed-in mentor: its state, their payouts, and the students' payments. Its state is its address. */
export default function EarningsPage() {
  const t = useT();
  const { zone, now } = useViewer();
  const [search] = useSearchParams();
  const address = readEarningsAddress(search);
  const dates = datesOf(address, wallTime(now, zone));
  return (
    <main id="main" tabIndex={-1} className="wrap page stack">
      <header className="earnings-head">
        <h1>{t('earnings.title')}</h1>
        <p className="muted">{t('money.lead')}</p>
      </header>
      <SignedInOnly fallback={<LoadingPayoutAccount />}>
        {(user) => (
          <MoneyOverview
            key={user.id}
            userId={user.id}
            page={address.payouts}
            hrefOf={(payouts) => earningsAddressOf({ ...address, payouts })}
          />
        )}
      </SignedInOnly>
      <section className="stack earnings-sessions" aria-labelledby="sessions">
        <header className="earnings-head">
          <h2 id="sessions">{t('money.sessions')}</h2>
          <p className="muted">{t('earnings.lead')}</p>
        </header>
        <PeriodChooser address={address} />
        <SignedInOnly fallback={<LoadingEarnings />}>
          {(user) =>
            !isBackwards(address) && <EarningsList key={user.id} userId={user.id} address={address} dates={dates} />
          }
        </SignedInOnly>
      </section>
      <SignedInOnly fallback={null}>{({ id }) => <TradingPanel key={id} userId={id} />}</SignedInOnly>
    </main>
  );
}

/** The periods, each with an address of its own, and two dates for any other. */
function PeriodChooser({ address }: { address: EarningsAddress }) {
  const t = useT();
  return (
    <>
      <TabLinks
        label={t('earnings.periods')}
        value={address.period}
        tabs={periods.map((value) => ({ value, label: t(`earnings.${value}`) }))}
        hrefOf={(period) => earningsAddressOf({ ...address, period, page: 1 })}
      />
      {address.period === 'dates' && <OtherDates key={`${address.from} ${address.to}`} address={address} />}
    </>
  );
}

function OtherDates({ address }: { address: EarningsAddress }) {
  const t = useT();
  return (
    <Form action={paths.earnings()} className="filter-row" preventScrollReset>
      <input type="hidden" name="period" value="dates" />
      <TextField type="date" name="from" label={t('earnings.from')} defaultValue={address.from} />
      <TextField
        type="date"
        name="to"
        label={t('earnings.to')}
        defaultValue={address.to}
        error={isBackwards(address) ? t('earnings.order') : null}
      />
      <Button type="submit" kind="line">
        {t('earnings.show')}
      </Button>
    </Form>
  );
}
