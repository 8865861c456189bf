import { consolePaths } from '../../lib/console-paths.ts';
import { useT } from '../../lib/i18n.tsx';
import { MenuLink } from './header-link.tsx';

/** The link to the console, for staff alone. */
export default function StaffLink() {
  const t = useT();
  return (
    <MenuLink to={consolePaths.today()} icon="check">
      {t('admin.title')}
    </MenuLink>
  );
}
