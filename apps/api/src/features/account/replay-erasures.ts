import { sql } from 'kysely';
import { eraseAvatars } from '../media/index.ts';
import { eraseNow, type EraseNeeds as Needs } from './erase-now.ts';
import { removeBelongings } from './remove-belongings.ts';

/** Erases again whom a restored backup brought back: everybody named in `erasure` whose record is not a tombstone. */
async function eraseReturned(context: Needs): Promise<void> {
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

/** Removes what a request that was under way wrote in the moment of the erasure. */
async function sweepAfter({ db }: Needs): Promise<void> {
  const fresh = await db
    .selectFrom('erasure')
    .select('user_id')
    .where('erased_at', '>', sql<string>`now() - interval '3 hours'`)
    .execute();
  for (const { user_id } of fresh) {
    await db.transaction().execute(async (trx) => {
      await eraseAvatars(trx, user_id);
      await removeBelongings(trx, user_id);
    });
  }
}

export async function replayErasures(context: Needs): Promise<void> {
  await eraseReturned(context);
  await sweepAfter(context);
}
