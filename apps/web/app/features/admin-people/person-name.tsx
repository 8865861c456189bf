import type { FoundPerson, PersonNamed } from '@abroad/contract/admin-people';
import { fullName } from '@abroad/contract/full-name';
import { Link } from 'react-router';
import { consolePaths } from '../../lib/console-paths.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { Status } from '../../ui/status.tsx';
import { Tag } from '../../ui/tag.tsx';

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
    <Link className="link" to={consolePaths.person(person.user_id)}>
      <bdi>{nameOf(person)}</bdi>
    </Link>
  );
}

/** The state of an account: suspended or deleted, its profiles, and its role on the staff. */
export function AccountTags({ person }: { person: FoundPerson }) {
  const t = useT();
  return (
    <span className="row people-tags">
      {person.status !== 'active' && <Status tone="bad">{t(`people.status_${person.status}`)}</Status>}
      {person.is_mentor && <Tag>{t('people.mentor')}</Tag>}
      {person.is_prospect && <Tag>{t('people.student')}</Tag>}
      {person.staff_role !== null && <Tag tone="sky">{t(`admin.role_${person.staff_role}`)}</Tag>}
    </span>
  );
}
