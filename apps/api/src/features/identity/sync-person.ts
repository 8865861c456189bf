import type { AuthenticatedUser } from '@abroad/contract';
import { LIMITS } from '@abroad/contract';
import { readableName } from '@abroad/contract/readable-text';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import type { PeopleDirectory, ProvidedPerson } from '../../providers/identity/port.ts';
import type { OnRenamed } from './change-account.ts';
import { enqueueErasure } from './erasure-job.ts';
import { isReservedName } from './look-alikes.ts';
import { findUserByClerkId } from './queries.ts';
import { replaceEmail } from './replace-email.ts';

interface PersonChange {
  clerk_id: string;
  type: 'changed' | 'deleted';
}

const readable = (name: string | null) => readableName(name ?? '', LIMITS.name_max) || null;

/** Takes over the provider's verified address, and its names unless the user has chosen their own here. */
async function applyProvidedPerson(
  db: Database,
  user: AuthenticatedUser,
  person: ProvidedPerson,
  onRenamed: OnRenamed,
) {
  await writeAbout(db, user.id, async (trx) => {
    if (person.email !== null) {
      await replaceEmail(trx, user.id, { email: person.email, as_of: person.as_of });
    }
    const first_name = readable(person.first_name) ?? user.first_name;
    const last_name = readable(person.last_name) ?? user.last_name;
    if (isReservedName({ first_name, last_name })) {
      return;
    }
    const { numUpdatedRows } = await trx
      .updateTable('authenticated_user')
      .set({ first_name, last_name, updated_at: new Date() })
      .where('id', '=', user.id)
      .where('names_chosen_at', 'is', null)
      .where((where) => where.or([where('first_name', '<>', first_name), where('last_name', '<>', last_name)]))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await onRenamed(trx, user.id);
    }
  });
}

/**
 * Applies a change of a person at the identity provider. Webhooks arrive late, twice and in any order, so the provider
 * is asked for the current state.
 * @throws AppError UNAVAILABLE, and Error while the provider still has a person whom it reported as deleted; the job is
 * retried.
 */
export async function syncPerson(
  { db, people }: { db: Context['db']; people: PeopleDirectory | null },
  { clerk_id, type }: PersonChange,
  onRenamed: OnRenamed,
): Promise<void> {
  const user = await findUserByClerkId(db, clerk_id);
  if (!user || people === null) {
    return;
  }
  const person = await people.findPerson(clerk_id);
  if (type === 'changed' && person !== null) {
    await applyProvidedPerson(db, user, person, onRenamed);
  }
  if (type === 'deleted') {
    if (person !== null) {
      throw new Error('the provider still has the person whom it reported as deleted');
    }
    await enqueueErasure({ db }, user.id);
  }
}
