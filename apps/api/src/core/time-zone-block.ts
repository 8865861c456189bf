/** Summer time in Israel starts on the Friday before the last Sunday of March, which need not be the last Friday. */
const LAST_FRIDAY_OF_MARCH = 'BYMONTH=3;BYDAY=-1FR';
const FRIDAY_BEFORE_LAST_SUNDAY = 'BYMONTH=3;BYDAY=FR;BYMONTHDAY=23,24,25,26,27,28,29';

/**
 * Loads the writer of VTIMEZONE blocks (RFC 5545, 3.6.5) by IANA name; its library is loaded on first use.
 * Gives an empty text for a zone that the library doesn't know.
 */
export async function loadTimeZoneBlocks(): Promise<(time_zone: string) => string> {
  const { tzlib_get_ical_block: blocksOf } = await import('timezones-ical-library');
  // The block of an alias has the canonical name, but a TZID must be the one that DTSTART names.
  return (time_zone) =>
    (blocksOf(time_zone)[0] ?? '')
      .replace(/^TZID:.*$/m, `TZID:${time_zone}`)
      .replace(LAST_FRIDAY_OF_MARCH, FRIDAY_BEFORE_LAST_SUNDAY);
}
