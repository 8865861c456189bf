import type { EventType } from '@abroad/contract/calendar';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { nameRoute, type NamedRoute } from '../../lib/named-route.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { RouteLine } from '../../ui/route-line.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { ApproximatePrice } from '../money/approximate-price.tsx';

export const loadApi = async () => (await import('../../api/browser-client.ts')).api;

/** Facts that are asked once while a panel is open, and again with the next one. */
export function useAbout<T>(userId: string, what: readonly string[], ask: (signal: AbortSignal) => Promise<T>) {
  return useQuery({
    queryKey: ['about-person', userId, ...what],
    staleTime: 60_000,
    retry: false,
    queryFn: ({ signal }) => ask(signal),
  });
}

interface PersonProperties {
  name: string;
  href: string | null;
  src: string | null;
  srcSet?: string | null;
  route: NamedRoute | null;
}

export function Person({ name, href, src, srcSet, route }: PersonProperties) {
  const t = useT();
  return (
    <div className="panel-person">
      <Stamp src={src} srcSet={srcSet} name={name} />
      <div>
        <p className="strong">
          {href === null ? (
            <bdi>{name}</bdi>
          ) : (
            <Link className="link" to={href} dir="auto">
              {name}
            </Link>
          )}
        </p>
        {route && (
          <RouteLine
            origin={route.origin}
            destination={route.destination}
            label={t('profile.route_spoken', { from: route.from, to: route.to })}
          />
        )}
      </div>
    </div>
  );
}

/** Null where a country is unknown, or the way stays in one. */
export const routeOf = (origin: string | null, destination: string | null, locale: string): NamedRoute | null =>
  origin === null || destination === null || origin === destination ? null : nameRoute(origin, destination, locale);

/** A service as a line of a list. */
export function ServiceLine({ service: { title, duration_min, price, currency } }: { service: EventType }) {
  const t = useT();
  const format = useFormat();
  return (
    <span className="panel-service">
      <span dir="auto">{title}</span>
      <span className="strong">{format.price(price, currency)}</span>
      <span className="tiny muted">{t('booking.minutes', { minutes: duration_min })}</span>
      <span className="tiny muted">
        <ApproximatePrice price={price} currency={currency} />
      </span>
    </span>
  );
}

/** Before the facts are there, and where they couldn't be loaded. */
export function Unknown({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return error === null ? (
    <div className="person-panel" aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </div>
  ) : (
    <FailureMessage variant="inline" error={error} onRetry={() => void onRetry()} />
  );
}
