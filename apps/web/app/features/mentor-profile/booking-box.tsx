import { useState } from 'react';
import { Form } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { cancelWords } from '../booking/cancel-words.ts';
import { platformWords } from '../booking/platform-words.ts';
import { withHour } from '../booking/service-words.ts';
import { ApproximatePrice } from '../money/approximate-price.tsx';
import type { PublicProfile } from './load-profile.server.ts';
import { NextTimes } from './next-times.tsx';
import type { ServiceView } from './services.ts';

/** What can be booked, and when next. A form, so that the chosen service reaches the calendar without scripts too. */
export function BookingBox({ loaded }: { loaded: PublicProfile }) {
  const t = useT();
  const { services, mentor } = loaded;
  const [slug, setSlug] = useState(loaded.first_service);
  const service = services.find((one) => one.slug === slug) ?? services[0];
  if (service === undefined) {
    return (
      <aside className="card booking-box" aria-label={t('profile.book')}>
        <h2>{t('profile.book')}</h2>
        <p className="muted">{t('profile.no_services', { name: mentor.first_name })}</p>
      </aside>
    );
  }
  return (
    <aside className="card booking-box" aria-label={t('profile.book')}>
      <Form action={paths.availability(mentor.slug)} className="stack">
        <fieldset className="stack">
          <legend>
            <h2>{t('profile.book')}</h2>
          </legend>
          {services.map((one) => (
            <ServiceChoice
              key={one.slug}
              service={one}
              checked={one.slug === service.slug}
              onChoose={() => setSlug(one.slug)}
            />
          ))}
        </fieldset>
        <NextTimes loaded={loaded} service={service.slug} />
        <Button type="submit" size="large" block>
          {t('profile.all_times')}
        </Button>
        <CancelTerms service={service} now={loaded.now} />
        <ApproximateNote service={service} />
      </Form>
    </aside>
  );
}

interface ChoiceProperties {
  service: ServiceView;
  checked: boolean;
  onChoose: () => void;
}

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
      title={service.title}
      aside={
        <>
          {format.price(service.price, service.currency)}{' '}
          <ApproximatePrice price={service.price} currency={service.currency} />
        </>
      }
      detail={
        <>
          {withHour(facts, service, t, format)}
          {service.description && <span className="two-lines as-written">{service.description}</span>}
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

/** What the sign beside a price means. */
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
