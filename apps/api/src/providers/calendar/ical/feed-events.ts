import { mergeSpans } from '../icalendar/merge-spans.ts';
import type { BusyInFile } from '../icalendar/busy-in-file.ts';
import { plainKey } from '../plain-text.ts';
import type { BusyEvent } from '../port.ts';

/** The events of a feed that take time, each under its UID; one without is known by its times. */
export function feedEvents(found: readonly BusyInFile[]): BusyEvent[] {
  const busy = found.filter(({ times }) => times.length > 0);
  const keyOf = ({ uid, times }: BusyInFile) => plainKey(uid ?? `times ${JSON.stringify(times)}`);
  return [...Map.groupBy(busy, keyOf)].map(([event_key, members]) => ({
    event_key,
    uid: members[0]?.uid == null ? null : event_key,
    times: mergeSpans(members.flatMap(({ times }) => times)),
  }));
}
