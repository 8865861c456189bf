import { eraseNow, type EraseNeeds } from './erase-now.ts';

/** Erases again whom a restored backup brought back: everybody named in `erasure` whose record is not a tombstone. */
export async function replayErasures(context: EraseNeeds): Promise<void> {
  const back = await context.db
    .selectFrom('erasure')
    .innerJoin('authenticated_user as person', 'person.id', 'erasure.user_id')
    .select('person.id')
    .where('person.status', '<>', 'deleted')
    .execute();
  for (const { id } of back) {
    await eraseNow(context, id);
  }
}
