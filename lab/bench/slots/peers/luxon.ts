import { createRequire } from 'node:module';
import path from 'node:path';
import type { Answering, Contender } from '../contender.ts';
import { CLOSES, OPENS, TIME_ZONE, WEEKDAYS, type Workload } from '../workload.ts';

interface DateTime {
  weekday: number;
  set(fields: object): DateTime;
  plus(length: object): DateTime;
  valueOf(): number;
  toUTC(): DateTime;
  toISO(options: object): string;
}
interface Interval {
  start: DateTime;
  end: DateTime;
  difference(...others: Interval[]): Interval[];
  splitBy(length: object): Interval[];
}
interface Luxon {
  DateTime: { fromMillis(instant: number, options: object): DateTime };
  Interval: { fromDateTimes(start: DateTime, end: DateTime): Interval };
}

const meets = (one: Interval, other: Interval) =>
  other.start.valueOf() < one.end.valueOf() && other.end.valueOf() > one.start.valueOf();

function answering({ DateTime, Interval }: Luxon, workload: Workload): Answering {
  const { duration_min, step_min, from, to } = workload;
  const at = (instant: number) => DateTime.fromMillis(instant, { zone: TIME_ZONE });
  const busy = workload.busy.map(({ start, end }) => Interval.fromDateTimes(at(start), at(end)));
  const weekdays: readonly number[] = WEEKDAYS;
  const fits = (piece: Interval, free: Interval) => piece.start.valueOf() + duration_min * 60_000 <= free.end.valueOf();
  const compute = () => {
    const slots: DateTime[] = [];
    for (let day = at(from); day.valueOf() < to; day = day.plus({ days: 1 })) {
      if (!weekdays.includes(day.weekday)) continue;
      const open = Interval.fromDateTimes(day.set({ hour: OPENS }), day.set({ hour: CLOSES }));
      for (const free of open.difference(...busy.filter((taken) => meets(open, taken)))) {
        const pieces = free.splitBy({ minutes: step_min }).filter((piece) => fits(piece, free));
        slots.push(...pieces.map((piece) => piece.start));
      }
    }
    return slots;
  };
  const asText = (slot: DateTime) => slot.toUTC().toISO({ suppressMilliseconds: true });
  return {
    compute,
    json: () => JSON.stringify(compute().map(asText)),
  };
}

/** Luxon's intervals: each day's hours minus busy times, split by the step. @param peers the folder where it is installed. */
export function luxon(peers: string): Contender {
  const loaded = createRequire(path.join(peers, 'package.json'))('luxon') as Luxon;
  return (workload) => answering(loaded, workload);
}
