import type { EventType } from '@abroad/contract/calendar';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { DropMenu } from '../../ui/drop-menu.tsx';
import { Icon } from '../../ui/icon.tsx';
import { withHour } from './service-words.ts';

interface Properties {
  hrefOf: (slug: string) => string;
  services: readonly EventType[];
  chosen: EventType;
}

/** The mentor's other services, behind a button. Links, so that it works without scripts. */
export function ServiceMenu({ hrefOf, services, chosen }: Properties) {
  const t = useT();
  const format = useFormat();
  if (services.length < 2) {
    return null;
  }
  const factsOf = (service: EventType) => {
    const price = format.price(service.price, service.currency);
    return withHour(t('booking.service_facts', { minutes: service.duration_min, price }), service, t, format);
  };
  return (
    <DropMenu
      className="booking-services"
      summary={
        <>
          {t('booking.change_service')}
          <Icon name="down" />
        </>
      }
    >
      <ul>
        {services.map((service) => (
          <li key={service.id}>
            <Link
              className="menu-item"
              to={hrefOf(service.slug)}
              replace
              preventScrollReset
              aria-current={service.id === chosen.id ? 'true' : undefined}
              onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
            >
              <span>
                <span className="strong">{service.title}</span>
                <br />
                <span className="small muted">{factsOf(service)}</span>
                {service.description && <span className="two-lines small muted as-written">{service.description}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </DropMenu>
  );
}
