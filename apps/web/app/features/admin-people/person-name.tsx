import type { PersonNamed } from '@abroad/contract/admin-people';
import { fullName } from '@abroad/contract/full-name';
import { Link } from 'react-router';
import { adminPaths } from '../../lib/admin-paths.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';

/** Returns a function that names a person for the reader. */
export function usePersonName() {
  const t = useT();
  const locale = useLocale();
  return (person: PersonNamed) => (person.is_deleted ? t('admin.deleted') : fullName(person, locale));
}

/** A person's name, as a link to their page in the console. */
export function PersonLink({ person }: { person: PersonNamed }) {
  const nameOf = usePersonName();
  return (
    <Link className="link" to={adminPaths.person(person.user_id)}>
      <bdi>{nameOf(person)}</bdi>
    </Link>
  );
}
