import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Answering, Contender } from '../contender.ts';
import { keepFormatters } from '../keep-formatters.ts';
import { CLOSES, OPENS, TIME_ZONE, WEEKDAYS, type Workload } from '../workload.ts';

/** The part of dayjs that the benchmark uses. */
interface Dayjs {
  tz(timeZone: string): Dayjs;
  valueOf(): number;
  toISOString(): string;
}
interface Range {
  start: Dayjs;
  end: Dayjs;
}
/** cal.com's own functions, as its slots service calls them one after the other. */
interface Core {
  dayjs: { utc(instant: number | string): Dayjs };
  buildDateRanges(asked: object): { dateRanges: Range[] };
  subtract(ranges: Range[], busy: Range[]): Range[];
  buildSlotsWithDateRanges(asked: object): { time: Dayjs }[];
}

const DIST = 'node_modules/@calcom/platform-libraries/dist';
/** The position of the slot function and its two helpers in the published, unminified file. */
const SLOT_MAKER = { from: 'const minimumOfOne = ', to: 'const getSlots = (' };

/** The package exports only the service, which needs a database; its pure core is extracted unchanged. */
function writeCore(peers: string): string {
  const published = readFileSync(path.join(peers, DIST, 'slots.js'), 'utf8');
  const maker = published.slice(published.indexOf(SLOT_MAKER.from), published.indexOf(SLOT_MAKER.to));
  if (!maker.includes('function buildSlotsWithDateRanges')) throw new Error('cal.com has moved its slot maker');
  const ranges = /from "(\.\/date-ranges-[^"]+)"/.exec(published)?.[1] ?? '';
  const file = path.join(peers, 'calcom-core.js');
  writeFileSync(
    file,
    `import dayjs from 'dayjs';
import { b as buildDateRanges, s as subtract } from './${DIST}/${ranges.slice(2)}';
${maker}
export { dayjs, buildDateRanges, subtract, buildSlotsWithDateRanges };\n`,
  );
  return file;
}

function answering({ dayjs, ...core }: Core, workload: Workload): Answering {
  const at = (hour: number) => new Date(Date.UTC(1970, 0, 1, hour));
  const availability = [{ days: [...WEEKDAYS], startTime: at(OPENS), endTime: at(CLOSES) }];
  const dateFrom = dayjs.utc(workload.from);
  const dateTo = dayjs.utc(workload.to);
  const busy = workload.busy.map(({ start, end }) => ({ start: dayjs.utc(start), end: dayjs.utc(end) }));
  // Its notice counts from the machine's clock; this far back it excludes nothing.
  const minimumBookingNotice = -20 * 366 * 1440;
  const { step_min: frequency, duration_min: eventLength } = workload;
  const compute = () => {
    const asked = { availability, timeZone: TIME_ZONE, dateFrom, dateTo, travelSchedules: [] };
    const dateRanges = core.subtract(core.buildDateRanges(asked).dateRanges, busy);
    return core.buildSlotsWithDateRanges({
      dateRanges,
      frequency,
      eventLength,
      timeZone: TIME_ZONE,
      minimumBookingNotice,
      offsetStart: 0,
    });
  };
  return {
    compute,
    json: () => JSON.stringify(compute().map(({ time }) => time.toISOString())),
  };
}

/** cal.com's published core. @param peers the folder of the installed packages. */
export async function calcom(peers: string): Promise<Contender> {
  const core = (await import(pathToFileURL(writeCore(peers)).href)) as Core;
  keepFormatters();
  return (workload) => answering(core, workload);
}
