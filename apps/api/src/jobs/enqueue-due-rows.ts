import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { toInstant } from '../core/clock.ts';
import { runEach } from '../core/run-each.ts';
import type { DueRows } from './define-job.ts';
import { enqueue } from './enqueue.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

const AHEAD_MS = 30 * 60_000;
/** The age of rows at which the first sweep begins: jobs can run twice, and late ones do nothing. */
const BACK_MS = 24 * 60 * 60_000;
/** Rows in one transaction. */
const BATCH = 500;
const [FIRST_KEY, LAST_KEY] = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

interface Found extends Readonly<Record<string, string>> {
  /** As PostgreSQL writes it, to the microsecond. */
  due_at: string;
  key: string;
}

interface Mark {
  due_at: string;
  key: string;
}

/** The next of such rows behind a mark that are due until a moment, in their order, as the index has them. */
export function selectDue(
  { table, at, after_ms, where, columns }: DueRows,
  mark: Mark,
  until: string,
): RawBuilder<Found> {
  const [moment, key, after] = [sql.ref(at), sql.ref(columns[0]), sql`make_interval(secs => ${after_ms / 1000})`];
  const read = columns.map((column) => sql`${sql.ref(column)}::text as ${sql.ref(column)}`);
  return sql<Found>`
    select ${sql.join(read)}, (${moment} + ${after})::text as due_at, ${key}::text as key
    from ${sql.table(table)}
    where ${where} and (${moment}, ${key}) > (${mark.due_at}::timestamptz - ${after}, ${mark.key}::uuid)
      and ${moment} <= ${until}::timestamptz - ${after}
    order by ${sql.table(table)}.${moment}, ${sql.table(table)}.${key} limit ${BATCH}`;
}

/** Enqueues the next jobs of such rows, and moves the mark behind them. @returns whether there may be more. */
const enqueueBatch = ({ db, clock }: Deps, rows: DueRows) =>
  db.transaction().execute(async (trx): Promise<boolean> => {
    const until = toInstant(clock.now() + AHEAD_MS);
    const { rows: marks } = await sql<Mark>`
      select until::text as due_at, key::text from due_work
      where name = ${rows.name} and until < ${until}::timestamptz for update skip locked`.execute(trx);
    const [mark] = marks;
    if (mark === undefined) {
      return false;
    }
    const { rows: found } = await selectDue(rows, mark, until).execute(trx);
    await enqueue(
      trx,
      found.map((row) => rows.job(row, { run_at: toInstant(row.due_at) })),
    );
    const { due_at, key } = (found.length === BATCH && found.at(-1)) || { due_at: until, key: LAST_KEY };
    await sql`
      update due_work set until = ${due_at}::timestamptz, key = ${key}::uuid where name = ${rows.name}`.execute(trx);
    return found.length === BATCH;
  });

/**
 * Enqueues the jobs that rows make due within half an hour. The marks store the progress, so that each row is read once, and
 * nothing is left out after a pause.
 */
export async function enqueueDueRows(context: Deps, all: readonly DueRows[]): Promise<void> {
  const names = all.map(({ name }) => name);
  const begins = toInstant(context.clock.now() - BACK_MS);
  await sql`
    insert into due_work (name, until, key) select name, ${begins}::timestamptz, ${FIRST_KEY}::uuid from unnest(${names}::text[]) as name
    on conflict do nothing`.execute(context.db);
  await runEach(all, async (rows) => {
    while (await enqueueBatch(context, rows)) {
      // The next batch.
    }
  });
}
