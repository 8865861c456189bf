import { fullName } from '@abroad/contract/full-name';
import { sql, type RawBuilder } from 'kysely';
import { DELETED_USER } from '../../core/deleted-user.ts';

/** A person as `named` presents them. */
export interface ConsolePerson {
  user_id: string;
  slug: string;
  first_name: string;
  last_name: string;
  is_deleted: boolean;
}

/** A row of `authenticated_user` as `named` presents it, as one JSON value; all of it null where there is no row. An SQL expression. */
export function personOf(alias: string): RawBuilder<ConsolePerson> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<ConsolePerson>`json_build_object('user_id', ${of('id')}, 'slug', ${of('slug')},
    'first_name', ${of('first_name')}, 'last_name', ${of('last_name')}, 'is_deleted', ${of('status')} = 'deleted')`;
}

/** Returns a person as the console names them: in English order, where the name's own order isn't known. */
export const named = ({ user_id, slug, is_deleted, ...names }: ConsolePerson) => ({
  user_id,
  slug,
  name: is_deleted ? DELETED_USER : fullName(names, 'en'),
});

/** The same; null for no person and for an erased account. */
export const namedIfThere = (person: ConsolePerson | Record<keyof ConsolePerson, null>) =>
  person.user_id === null || person.is_deleted ? null : named(person);
