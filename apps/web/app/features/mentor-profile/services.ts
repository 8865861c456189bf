import type { EventType } from '@abroad/contract/calendar';
import type { Rates } from '../../lib/own-money.ts';
import { isInWakingHours, wakingFirst } from '../../lib/waking-hours.ts';

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

/** The times of a service that are offered first. */
export interface NextTimes {
  /** The soonest at waking hours or, where there are none, the soonest of the night. */
  starts: string[];
  onlyAtNight: boolean;
  /** The soonest at night, beside those at waking hours; null without one. */
  night: string | null;
  /** The first one after the requested days. */
  next: string | null;
}

const timesShown = 3;
/** The number of starts that a first visit brings, from which the browser chooses by its own zone. */
export const STARTS_BROUGHT = 60;

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

/** @param zone the reader's; null while it isn't known, when every hour counts. */
export function toNextTimes(
  {
    available_slots: slots,
    next_available_at,
  }: { available_slots: readonly { start: string }[]; next_available_at: string | null },
  zone: string | null,
): NextTimes {
  const { times, onlyAtNight } = zone === null ? { times: slots, onlyAtNight: false } : wakingFirst(slots, zone);
  const night = zone === null || onlyAtNight ? undefined : slots.find(({ start }) => !isInWakingHours(start, zone));
  return {
    starts: times.slice(0, timesShown).map(({ start }) => start),
    onlyAtNight,
    night: night?.start ?? null,
    next: next_available_at,
  };
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
