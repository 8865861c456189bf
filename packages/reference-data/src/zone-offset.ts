import { COVERED, ZONE_CHANGES } from './zone-changes.ts';

const MINUTE_MS = 60_000;
const BASE = 36;

/** An offset in minutes, and since when it holds (epoch ms). */
type Change = readonly [since: number, offset: number];
const read = new Map<string, readonly Change[]>();

function changesOf(zone: string, text: string): readonly Change[] {
  const known = read.get(zone);
  if (known !== undefined) return known;
  const [begin, ...later] = text.split(' ');
  const changes: Change[] = [[COVERED.from, Number(begin)]];
  for (const change of later) {
    const [minute = '', offset] = change.split(':');
    changes.push([Number.parseInt(minute, BASE) * MINUTE_MS, Number(offset)]);
  }
  read.set(zone, changes);
  return changes;
}

/**
 * Minutes that a zone is ahead of UTC, where its rule was changed in these years or it follows none: platforms with an older time zone
 * database tell it wrong.
 * @param zone IANA name
 * @param instant epoch ms
 * @returns null where any platform tells it right, and for years that are far from now.
 */
export function changedOffset(zone: string, instant: number): number | null {
  const text = ZONE_CHANGES[zone];
  if (text === undefined || instant < COVERED.from || instant >= COVERED.until) return null;
  return changesOf(zone, text).findLast(([since]) => since <= instant)?.[1] ?? null;
}
