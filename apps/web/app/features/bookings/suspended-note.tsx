import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useIsSuspended } from '../../session/use-is-suspended.ts';
import { Banner } from '../../ui/banner.tsx';

/** The note above a suspended user's sessions about the actions that are still possible. */
export function SuspendedNote() {
  const t = useT();
  return (
    useIsSuspended() === true && (
      <Banner
        action={
          <Link className="link" to={paths.settings()}>
            {t('bookings.suspended_why')}
          </Link>
        }
      >
        {t('bookings.suspended')}
      </Banner>
    )
  );
}
