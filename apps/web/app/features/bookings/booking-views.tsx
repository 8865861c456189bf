import { useT } from '../../lib/i18n.tsx';
import { useSession } from '../../session/use-session.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { useTurns } from '../turns/use-turns.ts';
import { views, type BookingsView, type RoleFilter } from './list-address.ts';

const words = {
  answer_request: 'bookings.requests',
  pay: 'bookings.unpaid',
  answer_proposal: 'bookings.proposed',
} as const;

interface Properties {
  value: BookingsView;
  role: RoleFilter;
  hrefOf: (when: BookingsView) => string;
}

/** The parts of the list, with how many bookings wait for the reader: for an answer, or for a payment. */
export function BookingViews({ value, role, hrefOf }: Properties) {
  const t = useT();
  const { user } = useSession();
  const { data } = useTurns(user, 'listed');
  const turns = data?.items.filter(({ viewer_role }) => role === 'all' || viewer_role === role) ?? [];
  const kinds = Map.groupBy(turns, ({ kind }) => kind);
  const parts = [...kinds].map(([kind, { length }]) => t(words[kind], { count: length }));
  const count = turns.length === 0 ? undefined : { number: turns.length, words: parts.join(' · ') };
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
