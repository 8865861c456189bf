import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import type { Weeks } from '../calendar/weeks.ts';
import type { Choice } from './choice.ts';
import type { ClockWords } from './clock-words.ts';
import { MentorGone } from './mentor-gone.tsx';
import { NoTimes } from './no-times.tsx';
import { SlotList } from './slot-list.tsx';
import { isServiceGone } from './use-times.ts';
import { WithheldNote } from './withheld-note.tsx';

interface Properties {
  choice: Choice;
  weeks: Weeks;
  mentorName: string;
  words: ClockWords;
  /** Why there is nothing to choose from, where it isn't that all is taken. */
  trouble: { error: Error } | 'withheld' | null;
  onRetry: () => void;
  hrefOfDay: (instant: string) => string;
  hrefOfStart: (start: string) => string;
  /** The link to the first weeks, from later ones. */
  earliest: string | null;
  /** The id of the heading. */
  labelledBy: string;
}

/** The slots of the day that is shown, or what there is to say in their place. */
export function DaySlots({ choice, weeks, words, trouble, onRetry, hrefOfDay, hrefOfStart, ...rest }: Properties) {
  const t = useT();
  const { day, days, slot, next } = choice;
  const slots = day === null ? undefined : days.get(day);
  if (trouble === 'withheld') {
    return <WithheldNote onRetry={onRetry} />;
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
