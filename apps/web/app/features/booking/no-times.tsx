import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { noonOf } from '../calendar/local-days.ts';
import type { Weeks } from '../calendar/weeks.ts';

interface Properties {
  name: string;
  weeks: Weeks;
  /** The next free instant after these weeks, and the link to its day. */
  next: { start: string; href: string } | null;
}

/** Weeks without a slot say so and lead to the next one, or to other mentors. */
export function NoTimes({ name, weeks, next }: Properties) {
  const t = useT();
  const format = useFormat();
  const words = (day: number) => format.dayMonth(noonOf(day), 'UTC');
  if (next === null) {
    return (
      <div className="stack">
        <p className="muted">{t('booking.none_text', { name })}</p>
        <ButtonLink kind="line" to={paths.search()}>
          {t('booking.find_other')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="stack">
      <p className="muted">{t('booking.no_day_text', { name, first: words(weeks.first), last: words(weeks.last) })}</p>
      <ButtonLink to={next.href} replace preventScrollReset>
        {t('booking.next_free', { day: format.day(next.start) })}
      </ButtonLink>
    </div>
  );
}
