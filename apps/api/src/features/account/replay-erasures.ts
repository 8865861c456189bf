import { runEach } from '../../core/run-each.ts';
import { eraseAccount, type ErasureDeps } from './erase-account.ts';

/** Repeats the erasures of users that a restored backup brought back. */
export async function replayErasures(context: ErasureDeps): Promise<void> {
  const restored = await context.db
    .selectFrom('erasure')
    .innerJoin('authenticated_user as person', 'person.id', 'erasure.user_id')
    .select('person.id')
    .where('person.status', '<>', 'deleted')
    .execute();
  await runEach(restored, ({ id }) => eraseAccount(context, id));
}
