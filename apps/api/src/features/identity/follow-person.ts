import type { AuthenticatedUser } from '@abroad/contract';
import { LIMITS } from '@abroad/contract';
import { readableName } from '@abroad/contract/readable-text';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import type { PeopleDirectory, ProvidedPerson } from '../../providers/identity/port.ts';
import type { Renamed } from './change-account.ts';
import { eraseAccount } from './erase-account.ts';
import { isReservedName } from './look-alikes.ts';
import { findUserByClerkId } from './queries.ts';
import { takeOverEmail } from './take-over-email.ts';

interface Followed {
  clerk_id: string;
  type: 'changed' | 'deleted';
}

const readable = (name: string | null) => readableName(name ?? '', LIMITS.name_max) || null;

/** The provider's address replaces ours where it is verified; its names only until somebody chose their own here. */
async function takeOver(db: Database, user: AuthenticatedUser, person: ProvidedPerson, renamed: Renamed) {
  await writeAbout(db, user.id, async (trx) => {
    if (person.email !== null) {
      await takeOverEmail(trx, user.id, { email: person.email, as_of: person.as_of });
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
      await renamed(trx, user.id);
    }
  });
}

/**
 * Does here what happened to somebody at the identity provider. Webhooks come late, twice and in any order, so the
 * provider is asked how things stand now.
 * @throws AppError UNAVAILABLE, and Error while the provider still has somebody whom it reported as deleted: the job
 * comes again later.
 */
export async function followPerson(
  { db, people }: { db: Context['db']; people: PeopleDirectory | null },
  { clerk_id, type }: Followed,
  renamed: Renamed,
): Promise<void> {
  const user = await findUserByClerkId(db, clerk_id);
  if (!user || people === null) {
    return;
  }
  const person = await people.findPerson(clerk_id);
  if (type === 'changed' && person !== null) {
    await takeOver(db, user, person, renamed);
  }
  if (type === 'deleted') {
    if (person !== null) {
      throw new Error('the provider still has the person whom it reported as deleted');
    }
    await eraseAccount({ db }, user.id);
  }
}
