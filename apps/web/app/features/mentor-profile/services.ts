import type { Availability, EventType } from '@abroad/contract/calendar';
import type { Rates } from '../../lib/own-money.ts';

/** The parts of a service that the booking box shows. */
export type ServiceView = Pick<
  EventType,
  | 'id'
  | 'slug'
  | 'title'
  | 'description'
  | 'duration_min'
  | 'price'
  | 'currency'
  | 'default_platform'
  | 'free_cancel_min'
  | 'late_refund_pct'
>;

/** The next free times of a service, and the first one after the requested ones. */
export interface NextTimes {
  starts: string[];
  next: string | null;
}

const timesShown = 3;

export function toService(service: EventType): ServiceView {
  const { id, slug, title, description, duration_min, price, currency, default_platform } = service;
  const { free_cancel_min, late_refund_pct } = service;
  return {
    id,
    slug,
    title,
    description,
    duration_min,
    price,
    currency,
    default_platform,
    free_cancel_min,
    late_refund_pct,
  };
}

export function toNextTimes({ available_slots, next_available_at }: Availability): NextTimes {
  return { starts: available_slots.slice(0, timesShown).map(({ start }) => start), next: next_available_at };
}

/**
 * The cheapest of the services, for a price "from". Null without any.
 * @param rates to compare prices in different currencies; null if they couldn't be loaded.
 */
export function cheapest(services: readonly ServiceView[], rates: Rates | null): ServiceView | null {
  const worthOf = ({ price, currency }: ServiceView): number => {
    const rate = rates === null ? 1 : rates.by_currency[currency];
    return !price ? 0 : rate === undefined ? Infinity : price / rate;
  };
  return services.reduce<ServiceView | null>(
    (low, service) => (low === null || worthOf(service) < worthOf(low) ? service : low),
    null,
  );
}
