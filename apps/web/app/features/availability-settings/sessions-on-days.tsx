import type { Booking } from '@abroad/contract/bookings';
import type { AvailabilitySettings } from '@abroad/contract/availability-settings';
import { fromDate, localDay, toDate } from '../calendar/local-days.ts';
import type { DatedSpan } from './dated-days.ts';
import { SessionsBetween } from './sessions-between.tsx';

interface Properties {
  userId: string;
  settings: AvailabilitySettings;
  /** Whose days they are, and its zone as it is edited. */
  schedule: { id: string; time_zone: string };
  span: DatedSpan;
}

/** The sessions on days of a schedule, of the services that use it. Which day a session is on is asked of its instants. */
export function SessionsOnDays({ userId, settings, schedule, span }: Properties) {
  const [first, last] = [fromDate(span.first) ?? 0, fromDate(span.last) ?? 0];
  const usual = settings.schedules.find(({ is_default }) => is_default)?.id;
  const elsewhere = settings.event_types.filter((service) => (service.schedule_id ?? usual) !== schedule.id);
  const isMeant = ({ start, end, event_type }: Booking) =>
    localDay(start, schedule.time_zone) <= last &&
    localDay(Date.parse(end) - 1, schedule.time_zone) >= first &&
    elsewhere.every(({ id }) => id !== event_type.id);
  // No zone is further than a day from UTC.
  const midnight = (day: number) => `${toDate(day)}T00:00:00Z`;
  return <SessionsBetween userId={userId} from={midnight(first - 1)} to={midnight(last + 2)} isMeant={isMeant} />;
}
