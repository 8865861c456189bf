import { offsetAt, wallToInstant, zoneTable } from '@abroad/slots';
import { takeTurns, turnOf } from '../lib/rounds.ts';

const COUNT = 1000;
const HOUR_MS = 3_600_000;

/** One lookup: ms with a table and with Temporal, and the ratio of Temporal's time. */
export interface LookUp {
  name: string;
  table: number;
  temporal: number;
  ratio: number;
}

/** Instants over fifteen years in random order, so that no result follows from the one before. */
const INSTANTS = Array.from(
  { length: COUNT },
  (_, index) => Date.UTC(2020, 0, 1) + ((index * 7919) % 131_071) * HOUR_MS,
);

/** Measures the offset at an instant, and the instant of a local time, in New York. */
export async function measureLookUps(rounds: number): Promise<LookUp[]> {
  const timeZone = 'America/New_York';
  const table = zoneTable(timeZone);
  if (table === null) throw new Error('no such zone');
  const walls = INSTANTS.map((wall) => ({
    wall,
    clock: Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO('UTC').toPlainDateTime(),
  }));
  const sum =
    <Item>(items: readonly Item[], read: (item: Item) => number) =>
    () => {
      let total = 0;
      for (const item of items) total += read(item);
      return total;
    };
  const temporalOffset = (instant: number) =>
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6;
  const contenders = {
    temporalOffset: sum(INSTANTS, temporalOffset),
    tableOffset: sum(INSTANTS, (instant) => offsetAt(table, instant)),
    temporalWall: sum(walls, ({ clock }) => clock.toZonedDateTime(timeZone).epochMilliseconds),
    tableWall: sum(walls, ({ wall }) => wallToInstant(table, wall)),
  };
  const isSame =
    contenders.temporalOffset() === contenders.tableOffset() && contenders.temporalWall() === contenders.tableWall();
  if (!isSame) throw new Error('the table and Temporal differ');
  const turns = {
    temporalOffset: turnOf(contenders.temporalOffset),
    tableOffset: turnOf(contenders.tableOffset),
    temporalWall: turnOf(contenders.temporalWall),
    tableWall: turnOf(contenders.tableWall),
  };
  const measured = await takeTurns(turns, rounds);
  const lookUp = (name: string, temporal: keyof typeof contenders, own: keyof typeof contenders) => ({
    name,
    table: measured.median(own) / COUNT,
    temporal: measured.median(temporal) / COUNT,
    ratio: measured.ratio(temporal, own),
  });
  return [
    lookUp('offset at an instant', 'temporalOffset', 'tableOffset'),
    lookUp('instant of a wall time', 'temporalWall', 'tableWall'),
  ];
}
