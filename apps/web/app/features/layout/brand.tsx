import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { Logo } from '../../ui/logo.tsx';

/** Logo and name, leading home. */
export function Brand() {
  const t = useT();
  return (
    <Link className="brand" to={paths.home()}>
      <Logo />
      <span>{t('layout.product')}</span>
    </Link>
  );
}
