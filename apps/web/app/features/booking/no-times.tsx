import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { noonOf } from '../calendar/local-days.ts';
import type { Weeks } from '../calendar/weeks.ts';

interface Properties {
  name: string;
  weeks: Weeks;
  /** The day that is shown; null for all of these weeks. */
  day: number | null;
  /** The next free instant, and the link to its day. */
  next: { start: string; href: string } | null;
  /** The link to the first weeks, from later ones. */
  earliest: string | null;
}

/** A day or weeks without a slot say so and lead to the next one, to the first weeks, or to other mentors. */
export function NoTimes({ name, weeks, day, next, earliest }: Properties) {
  const t = useT();
  const format = useFormat();
  const words = (date: number) => format.dayMonth(noonOf(date), 'UTC');
  const these = t('booking.no_day_text', { name, first: words(weeks.first), last: words(weeks.last) });
  if (next !== null) {
    return (
      <div className="stack">
        <p className="muted">{day === null ? these : t('booking.empty_day')}</p>
        <ButtonLink kind={day === null ? 'primary' : 'line'} to={next.href} replace preventScrollReset>
          {t('booking.next_free', { day: format.day(next.start) })}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="stack">
      <p className="muted">{earliest === null ? t('booking.none_text', { name }) : these}</p>
      {earliest === null ? (
        <ButtonLink kind="line" to={paths.search()}>
          {t('booking.find_other')}
        </ButtonLink>
      ) : (
        <ButtonLink kind="line" to={earliest} replace preventScrollReset>
          {t('booking.earliest')}
        </ButtonLink>
      )}
    </div>
  );
}
