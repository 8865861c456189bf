import { paramOf, propertiesOf, textOf, type Component } from './component.ts';

const upper = (component: Component, name: string) => textOf(component, name)?.trim().toUpperCase();

/** `mailto:Ada@Example.org` and `ada@example.org` are one address. */
export const plainAddress = (address: string): string =>
  address
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase();

/**
 * Whether an event makes a user busy: it does unless it was cancelled, is marked free, or they declined it.
 * @param own the plain addresses of the calendar's owner.
 */
export function takesTime(event: Component, own: ReadonlySet<string>): boolean {
  const isFree =
    upper(event, 'transp') === 'TRANSPARENT' ||
    upper(event, 'status') === 'CANCELLED' ||
    upper(event, 'x-microsoft-cdo-busystatus') === 'FREE';
  const isDeclined = propertiesOf(event, 'attendee').some(
    (attendee) =>
      paramOf(attendee, 'partstat')?.toUpperCase() === 'DECLINED' && own.has(plainAddress(attendee.values[0] ?? '')),
  );
  return !isFree && !isDeclined;
}
