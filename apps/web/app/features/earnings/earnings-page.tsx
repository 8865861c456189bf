import { useSearchParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { wallTime } from '../../lib/time-zone.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { datesOf, isBackwards, readEarningsAddress } from './earnings-address.ts';
import { EarningsList, LoadingEarnings } from './earnings-list.tsx';
import './earnings.css';
import { PeriodChooser } from './period-chooser.tsx';

/** What students paid for the sessions of the signed-in mentor. Its state is its address. */
export function EarningsPage() {
  const t = useT();
  const { zone, now } = useViewer();
  const [search] = useSearchParams();
  const address = readEarningsAddress(search);
  const dates = datesOf(address, wallTime(now, zone));
  return (
    <main id="main" tabIndex={-1} className="wrap page stack">
      <header className="earnings-head">
        <h1>{t('earnings.title')}</h1>
        <p className="muted">{t('earnings.lead')}</p>
      </header>
      <PeriodChooser address={address} />
      <SignedInOnly fallback={<LoadingEarnings />}>
        {(user) =>
          !isBackwards(address) && <EarningsList key={user.id} userId={user.id} address={address} dates={dates} />
        }
      </SignedInOnly>
    </main>
  );
}
