import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { noonOf } from '../calendar/local-days.ts';
import type { Weeks } from '../calendar/weeks.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import type { Choice } from './choice.ts';
import type { ClockWords } from './clock-words.ts';
import { SlotList } from './slot-list.tsx';
import { isServiceGone, type Trouble } from './use-times.ts';

interface Properties {
  choice: Choice;
  weeks: Weeks;
  mentorName: string;
  words: ClockWords;
  /** The reason why no times are shown, other than that all are taken. */
  trouble: Trouble;
  onRetry: () => void;
  hrefOfDay: (instant: string) => string;
  hrefOfStart: (start: string) => string;
  /** The link to the first weeks, from later ones. */
  earliest: string | null;
  /** The id of the heading. */
  labelledBy: string;
}

/** The slots of the shown day, or an explanation in their place. */
export function DaySlots({ choice, weeks, words, trouble, onRetry, hrefOfDay, hrefOfStart, ...rest }: Properties) {
  const t = useT();
  const { day, days, slot, next } = choice;
  const slots = day === null ? undefined : days.get(day);
  if (trouble === 'withheld') {
    return <WithheldNote onRetry={onRetry} />;
  }
  if (trouble === 'unchecked') {
    return <p className="muted">{t('booking.unchecked')}</p>;
  }
  if (trouble !== null && isFailure(trouble.error) && trouble.error.code === 'PROFILE_NOT_FOUND') {
    return <MentorGone name={rest.mentorName} />;
  }
  if (isServiceGone(trouble)) {
    return <p className="muted">{t('booking.service_gone')}</p>;
  }
  if (trouble !== null) {
    return <FailureCard error={trouble.error} onRetry={onRetry} />;
  }
  if (slots === undefined) {
    return (
      <NoTimes
        name={rest.mentorName}
        weeks={weeks}
        day={day}
        next={next === null ? null : { start: next, href: hrefOfDay(next) }}
        earliest={rest.earliest}
      />
    );
  }
  return (
    <SlotList
      key={day}
      slots={slots}
      chosen={slot}
      hrefOf={({ start }) => hrefOfStart(start)}
      words={words}
      labelledBy={rest.labelledBy}
    />
  );
}

/** The mentor's profile was hidden while its times were open. */
function MentorGone({ name }: { name: string }) {
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

interface NoTimesProperties {
  name: string;
  weeks: Weeks;
  /** The day that is shown; null for all of these weeks. */
  day: number | null;
  /** The next free instant, and the link to its day. */
  next: { start: string; href: string } | null;
  /** The link to the first weeks, from later ones. */
  earliest: string | null;
}

/** Says that a day or weeks have no slot, and links to the next one, to the first weeks, or to other mentors. */
function NoTimes({ name, weeks, day, next, earliest }: NoTimesProperties) {
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

/** A calendar that can't be read hides all times, because any of them may be taken: says so, and retries. */
function WithheldNote({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <div className="stack">
      <p className="muted">{t('booking.withheld')}</p>
      <Button kind="line" onClick={onRetry}>
        {t('errors.try_again')}
      </Button>
    </div>
  );
}
