import { hasHidden, tidyLine } from '@abroad/contract/readable-text';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { writeAbout } from '../db/write-as.ts';
import { refreshSearchOnRename } from '../features/mentors/search-row.ts';

type TidyContext = Pick<Context, 'db' | 'clock' | 'logger'>;

/** The columns of names and titles, required and optional ones. */
interface Place {
  table: string;
  /** SQL for the row that contains `place`. */
  owner: string;
  required: readonly string[];
  optional: readonly string[];
}

const ofProfile = (profile: string) => `(select auth_user_id from ${profile} where id = place.profile_id)`;
const history = (side: 'mentor' | 'prospect'): Place[] => [
  {
    table: `${side}_education`,
    owner: ofProfile(`${side}_profile`),
    required: ['school'],
    optional: ['field_of_study', 'location'],
  },
  {
    table: `${side}_experience`,
    owner: ofProfile(`${side}_profile`),
    required: ['organisation'],
    optional: ['title', 'location'],
  },
];
const PLACES: readonly Place[] = [
  { table: 'authenticated_user', owner: 'place.id', required: ['first_name', 'last_name'], optional: [] },
  { table: 'mentor_profile', owner: 'place.auth_user_id', required: [], optional: ['headline'] },
  { table: 'prospect_profile', owner: 'place.auth_user_id', required: [], optional: ['intake_term'] },
  ...history('mentor'),
  ...history('prospect'),
  { table: 'event_type', owner: 'place.auth_user_id', required: ['title'], optional: ['meeting_location'] },
  { table: 'availability_schedule', owner: 'place.auth_user_id', required: ['name'], optional: [] },
  { table: 'saved_search', owner: 'place.auth_user_id', required: ['name'], optional: [] },
];

const NAME = 'tidy-names';
/** Small enough that a batch blocks no users. */
const BATCH = 1000;
/** The most ids of a table in the log. */
const LOGGED_IDS = 20;

interface Row {
  id: string;
  user_id: string;
  names: Record<string, string | null>;
}

const readBatch = async (
  { db }: TidyContext,
  { table, owner, required, optional }: Place,
  after: string,
): Promise<Row[]> => {
  const pairs = [...required, ...optional].map(
    (column) => sql`${sql.lit(column)}::text, ${sql.ref(`place.${column}`)}`,
  );
  const { rows } = await sql<Row>`
    select place.id, ${sql.raw(owner)} as user_id, jsonb_build_object(${sql.join(pairs)}) as names
    from ${sql.table(table)} place
    where place.id > ${after}::uuid
      and exists (select from authenticated_user where id = ${sql.raw(owner)} and status <> 'deleted')
    order by place.id limit ${BATCH}`.execute(db);
  return rows;
};

/** The result for a row's names: the changed ones, and whether there is one that only its owner can correct. */
function judge({ names }: Row, { required }: Place) {
  const changes: Record<string, string | null> = {};
  let isLeft = false;
  for (const [column, name] of Object.entries(names)) {
    const tidy = tidyLine(name ?? '');
    if (hasHidden(tidy) || (tidy === '' && required.includes(column))) {
      isLeft = true;
    } else if (name !== null && tidy !== name) {
      changes[column] = tidy === '' ? null : tidy;
    }
  }
  return { changes, isLeft };
}

/** Replaces the names that were read; names that their owner changed in the meantime stay. */
async function write(context: TidyContext, { table }: Place, row: Row, changes: Record<string, string | null>) {
  const { id, user_id, names } = row;
  await writeAbout(context.db, user_id, async (trx) => {
    const columns = Object.keys(changes);
    const set = columns.map((column) => sql`${sql.ref(column)} = ${changes[column]}`);
    const same = columns.map((column) => sql`${sql.ref(column)} = ${names[column]}`);
    await sql`
      update ${sql.table(table)} set ${sql.join(set)}, updated_at = now()
      where id = ${id} and ${sql.join(same, sql` and `)}`.execute(trx);
    await refreshSearchOnRename(context)(trx, user_id);
  });
}

async function tidyPlace(context: TidyContext, place: Place): Promise<void> {
  const left: string[] = [];
  let [tidied, after] = [0, '00000000-0000-0000-0000-000000000000'];
  for (;;) {
    // Each batch starts where the previous one ended.
    // oxlint-disable-next-line no-await-in-loop
    const rows = await readBatch(context, place, after);
    for (const row of rows) {
      const { changes, isLeft } = judge(row, place);
      if (isLeft) {
        left.push(row.id);
      }
      if (Object.keys(changes).length > 0) {
        tidied += 1;
        // oxlint-disable-next-line no-await-in-loop
        await write(context, place, row, changes);
      }
    }
    if (rows.length < BATCH) {
      break;
    }
    after = rows.at(-1)?.id ?? after;
  }
  if (tidied + left.length > 0) {
    const summary = { table: place.table, tidied, left: left.length, ids: left.slice(0, LOGGED_IDS) };
    context.logger.warn(summary, 'names of before were tidied; those that are left only their owners can put right');
  }
}

/**
 * Applies the rule of docs/decisions/0082 once to names and titles from before it: invisible characters are removed. A
 * name that changes the direction of text, hides text or has no visible characters stays, and the log has its row's id.
 */
export async function tidyNames(context: TidyContext): Promise<void> {
  const { db } = context;
  const done = await db.selectFrom('finished_work').select('name').where('name', '=', NAME).executeTakeFirst();
  if (done !== undefined) {
    return;
  }
  for (const place of PLACES) {
    // One after the other, like batches.
    // oxlint-disable-next-line no-await-in-loop
    await tidyPlace(context, place);
  }
  await db
    .insertInto('finished_work')
    .values({ name: NAME })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
