import { useId, useState } from 'react';
import { Form } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { cancelWords } from '../booking/cancel-words.ts';
import { platformWords } from '../booking/platform-words.ts';
import { withHour } from '../booking/service-words.ts';
import { ApproximatePrice } from '../money/approximate-price.tsx';
import { SellerNote } from '../trading/seller-note.tsx';
import type { PublicProfile } from './load-profile.server.ts';
import { NextTimes } from './next-times.tsx';
import type { ServiceView } from './services.ts';

/** The services, and the next free times. A form, so that the chosen service reaches the calendar without scripts too. */
export function BookingBox({ loaded, isOwn }: { loaded: PublicProfile; isOwn: boolean }) {
  const t = useT();
  const title = useId();
  const { services, mentor } = loaded;
  const [slug, setSlug] = useState(loaded.first_service);
  const service = services.find((one) => one.slug === slug) ?? services[0];
  return (
    <aside className="card booking-box" aria-labelledby={title}>
      <h2 id={title}>{t('profile.book')}</h2>
      {service === undefined ? (
        <>
          <p className="muted">{t('profile.no_services', { name: mentor.first_name })}</p>
          {!isOwn && <AskLink loaded={loaded} />}
        </>
      ) : (
        <Form action={paths.availability(mentor.slug)}>
          <div className="service-choices" role="radiogroup" aria-labelledby={title}>
            {services.map((one) => (
              <ServiceChoice
                key={one.slug}
                service={one}
                checked={one.slug === service.slug}
                onChoose={() => setSlug(one.slug)}
              />
            ))}
          </div>
          <NextTimes loaded={loaded} service={service.slug} />
          <div className="booking-box-acts">
            <Button type="submit" size="large" block>
              {t('profile.all_times')}
            </Button>
            {!isOwn && <AskLink loaded={loaded} />}
          </div>
          <div className="booking-box-notes">
            <CancelTerms service={service} now={loaded.now} />
            <ApproximateNote service={service} />
            <SellerNote
              name={mentor.first_name}
              is_trader={mentor.is_trader}
              trader={mentor.trader}
              isPaid={Boolean(service.price)}
            />
          </div>
        </Form>
      )}
    </aside>
  );
}

/** The link to ask questions before booking. */
function AskLink({ loaded: { mentor } }: { loaded: PublicProfile }) {
  const t = useT();
  return (
    <ButtonLink kind="line" block icon="mail" to={paths.newThread({ mentor: mentor.slug })} rel="nofollow">
      {t('profile.ask', { name: mentor.first_name })}
    </ButtonLink>
  );
}

interface ChoiceProperties {
  service: ServiceView;
  checked: boolean;
  onChoose: () => void;
}

/** A service; the chosen one shows all of its description. */
function ServiceChoice({ service, checked, onChoose }: ChoiceProperties) {
  const t = useT();
  const format = useFormat();
  const platform = t(platformWords[service.default_platform].name);
  const facts = t('profile.service_facts', { minutes: service.duration_min, platform });
  return (
    <RadioCard
      name="event_type_slug"
      value={service.slug}
      checked={checked}
      onChange={onChoose}
      title={<bdi>{service.title}</bdi>}
      aside={
        <>
          {format.price(service.price, service.currency)}{' '}
          <ApproximatePrice price={service.price} currency={service.currency} />
        </>
      }
      detail={
        <>
          <span>{withHour(facts, service, t, format)}</span>
          {service.description && <span className="service-description as-written">{service.description}</span>}
        </>
      }
    />
  );
}

function CancelTerms({ service, now }: { service: ServiceView; now: number }) {
  const t = useT();
  const format = useFormat();
  return <p className="tiny muted">{cancelWords({ service, start: null, now }, t, format)}</p>;
}

/** Explains the sign beside a price. */
function ApproximateNote({ service }: { service: ServiceView }) {
  const t = useT();
  const format = useFormat();
  const { price, currency } = service;
  return (
    format.approximate(price, currency) !== null && (
      <p className="tiny muted" aria-hidden="true">
        {t('format.approximate', { price: t('format.approximate_note', { currency }) })}
      </p>
    )
  );
}
