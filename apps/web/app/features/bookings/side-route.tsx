import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { nameRoute } from '../../lib/named-route.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { RouteLine } from '../../ui/route-line.tsx';
import { useCountries } from '../pickers/use-country-names.ts';

/** The route of one of the two people; nothing where it isn't known. */
export function SideRoute({ route }: Pick<Booking['mentor'], 'route'>) {
  const t = useT();
  const { locale } = useViewer();
  useCountries();
  if (route === null) {
    return null;
  }
  const { origin, destination, from, to } = nameRoute(
    route.origin_country_code,
    route.destination_country_code,
    locale,
  );
  return <RouteLine origin={origin} destination={destination} label={t('search.route_spoken', { from, to })} />;
}
