import { useT } from '../../lib/i18n.tsx';
import { useSession } from '../../session/use-session.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { views, type BookingsView } from './list-address.ts';
import { useRequestCount } from './use-bookings.ts';

interface Properties {
  value: BookingsView;
  /** Whether requests to the reader as a mentor are among what is shown. */
  isMentor: boolean;
  hrefOf: (when: BookingsView) => string;
}

/** The parts of the list; to a mentor with how many requests wait for an answer. */
export function BookingViews({ value, isMentor, hrefOf }: Properties) {
  const t = useT();
  const { user } = useSession();
  const requests = useRequestCount(user?.id ?? '', isMentor && user !== null);
  const count = requests === 0 ? undefined : { number: requests, words: t('bookings.requests', { count: requests }) };
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
