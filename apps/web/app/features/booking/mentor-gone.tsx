import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The mentor took their profile away while somebody looked at its times. */
export function MentorGone({ name }: { name: string }) {
  const t = useT();
  return (
    <div className="stack">
      <p className="muted">{t('booking.no_service_title', { name })}</p>
      <ButtonLink kind="line" to={paths.search()}>
        {t('booking.find_other')}
      </ButtonLink>
    </div>
  );
}
