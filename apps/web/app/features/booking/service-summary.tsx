import type { EventType } from '@abroad/contract/calendar';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import { useRecord } from '../../session/use-record.ts';
import { DropMenu } from '../../ui/drop-menu.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { ApproximatePrice } from '../money/approximate-price.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { cancelWords } from './cancel-words.ts';
import type { LoadedAvailability } from './load-availability.server.ts';
import { platformWords } from './platform-words.ts';
import { refundWords } from './refund-words.ts';
import { opensAt } from './opens-at.ts';
import { perHour, withHour } from './service-words.ts';
import { useBookingTerms } from './use-booking-terms.ts';

interface Properties {
  mentor: LoadedAvailability['mentor'];
  /** The user id of the mentor: people can't report their own service. */
  mentorId: string;
  services: readonly EventType[];
  service: EventType;
  hrefOfService: (slug: string) => string;
  /** The chosen slot's start, which decides the last moment of a free cancellation. */
  start: string | null;
  now: number;
}

/** The first pane: the mentor, the service, its duration, place and price. */
export function ServiceSummary({ mentor, mentorId, services, service, hrefOfService, start, now }: Properties) {
  const t = useT();
  const format = useFormat();
  const platform = platformWords[service.default_platform];
  const hourly = perHour(service, t, format);
  const { data: record } = useRecord();
  const { zone } = useViewer();
  const terms = useBookingTerms({
    mentor_slug: mentor.slug,
    event_type_slug: service.slug,
    start: service.price ? start : null,
    time_zone: zone,
  });
  const until = terms?.withdrawal?.until ?? null;
  const isPaidLater = start !== null && opensAt(service, { start }, now) !== null;
  return (
    <section className="booking-about" aria-label={t('booking.summary')}>
      <div className="booking-who">
        <Stamp src={mentor.image} name={mentor.name} size="tiny" />
        <div>
          <p className="small muted">{mentor.name}</p>
          <h2>{service.title}</h2>
        </div>
      </div>
      <ServiceMenu hrefOf={hrefOfService} services={services} chosen={service} />
      <ul className="booking-facts">
        <Fact icon="clock">{t('booking.minutes', { minutes: service.duration_min })}</Fact>
        <Fact icon={platform.icon}>
          {t(platform.name)}
          <span className="booking-extra">. {t(service.has_place ? platform.comes : platform.later)}</span>
        </Fact>
        <Fact icon="card">
          {format.price(service.price, service.currency)}{' '}
          <ApproximatePrice price={service.price} currency={service.currency} explained />
          {hourly !== null && <span className="muted"> · {hourly}</span>}
        </Fact>
        {service.requires_approval && <Fact icon="check">{t('booking.approval', { name: mentor.first_name })}</Fact>}
        <Fact icon="refund" wide>
          {refundWords({ until, start, isPaidLater }, cancelWords({ service, start, now }, t, format), t, format)}
        </Fact>
      </ul>
      {service.description && <p className="booking-description small muted as-written">{service.description}</p>}
      {record?.id !== mentorId && <ReportButton of={{ type: 'service', id: service.id, name: service.title }} />}
    </section>
  );
}

function Fact({ icon, wide = false, children }: { icon: IconName; wide?: boolean; children: React.ReactNode }) {
  return (
    <li className={wide ? 'booking-fact-wide' : undefined}>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}

interface ServiceMenuProperties {
  hrefOf: (slug: string) => string;
  services: readonly EventType[];
  chosen: EventType;
}

/** The mentor's other services, behind a button. Links, so that it works without scripts. */
function ServiceMenu({ hrefOf, services, chosen }: ServiceMenuProperties) {
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
