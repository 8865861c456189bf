import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { useViewerZone } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { addressOf, type BookingAddress } from './address.ts';
import type { LoadedAvailability } from './load-availability.server.ts';

interface Properties {
  loaded: LoadedAvailability;
  address: BookingAddress;
}

/** Another zone without scripts: a link to the list of them, and there a form that comes back with one of them. */
export function PlainZoneForm({ loaded: { mentor, zones }, address }: Properties) {
  const t = useT();
  const present = useViewerZone();
  if (zones === null) {
    return <Link to={addressOf(mentor.slug, { ...address, zones: true })}>{t('booking.change_zone')}</Link>;
  }
  // A form of the method GET writes its fields in the place of the query of its address.
  const [action = '', query] = addressOf(mentor.slug, { ...address, zone: null, zones: false }).split('?');
  return (
    <form className="stack" action={action} method="get">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <select className="input" name="time_zone" defaultValue={present} aria-label={t('booking.zone')}>
        {zones.map(({ zone, name }) => (
          <option key={zone} value={zone}>
            {name}
          </option>
        ))}
      </select>
      <Button type="submit" kind="line">
        {t('booking.show_zone')}
      </Button>
    </form>
  );
}
