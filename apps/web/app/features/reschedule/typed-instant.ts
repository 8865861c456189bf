import { wallToInstant, zoneTable } from '@abroad/slots/zone-table';

/** The problem of a typed time, or its instant in UTC. */
export type TypedInstant = { start: string } | { problem: 'incomplete' | 'past' | 'same' | 'twice' };

interface Question {
  /** `2026-11-27` and `19:30`, in the zone. */
  date: string;
  time: string;
  /** IANA zone. */
  zone: string;
  /** Epoch milliseconds. */
  now: number;
  /** The session's present start. */
  present: string;
  /** The starts that are already chosen. */
  taken: readonly string[];
}

/** The instant of a typed date and time, if it can be proposed. */
export function typedInstant({ date, time, zone, now, present, taken }: Question): TypedInstant {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const table = zoneTable(zone);
  // Some engines accept dates that the standard does not: `T:00Z`.
  if (date === '' || time === '' || Number.isNaN(wall) || table === null) {
    return { problem: 'incomplete' };
  }
  const instant = wallToInstant(table, wall);
  if (instant <= now) {
    return { problem: 'past' };
  }
  if (instant === Date.parse(present)) {
    return { problem: 'same' };
  }
  const isTaken = taken.some((start) => Date.parse(start) === instant);
  return isTaken ? { problem: 'twice' } : { start: new Date(instant).toISOString() };
}
