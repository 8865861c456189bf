import { useT } from '../../lib/i18n.tsx';
import { useSession } from '../../session/use-session.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { views, type BookingsView } from './list-address.ts';
import { useTurnCount } from './use-bookings.ts';

interface Properties {
  value: BookingsView;
  /** Whether requests to the reader as a mentor are among what is shown. */
  isMentor: boolean;
  /** Whether sessions that the reader takes are. */
  isProspect: boolean;
  hrefOf: (when: BookingsView) => string;
}

/** The parts of the list, with how many bookings wait for the reader: for the answer of a mentor, or for a payment. */
export function BookingViews({ value, isMentor, isProspect, hrefOf }: Properties) {
  const t = useT();
  const { user } = useSession();
  const requests = useTurnCount(user?.id ?? '', 'requests', isMentor && user !== null);
  const unpaid = useTurnCount(user?.id ?? '', 'unpaid', isProspect && user !== null);
  const words = [
    requests > 0 && t('bookings.requests', { count: requests }),
    unpaid > 0 && t('bookings.unpaid', { count: unpaid }),
  ].filter((part) => part !== false);
  const count = words.length === 0 ? undefined : { number: requests + unpaid, words: words.join(' · ') };
  return (
    <TabLinks
      label={t('bookings.views')}
      value={value}
      tabs={views.map((view) => ({
        value: view,
        label: t(`bookings.${view}`),
        count: view === 'waiting' ? count : undefined,
      }))}
      hrefOf={hrefOf}
    />
  );
}
