import { adminPaths } from '../../lib/admin-paths.ts';
import { useT } from '../../lib/i18n.tsx';
import { MenuLink } from './header-link.tsx';

/** The link to the console, for staff alone. */
export default function StaffLink() {
  const t = useT();
  return (
    <MenuLink to={adminPaths.today()} icon="check">
      {t('admin.title')}
    </MenuLink>
  );
}
