import type { Booking } from '@abroad/contract/bookings';
import { LIMITS } from '@abroad/contract/limits';
import { useT } from '../../lib/i18n.tsx';
import { IconButton } from '../../ui/button.tsx';
import type { ClockWords } from '../booking/clock-words.ts';
import { slotAt } from '../booking-core/slot-at.ts';

interface Properties {
  booking: Booking;
  starts: readonly string[];
  words: ClockWords;
  onRemove: (start: string) => void;
}

/** The times to be proposed, each on both clocks. */
export function ChosenTimes({ booking, starts, words, onRemove }: Properties) {
  const t = useT();
  return (
    <div aria-live="polite">
      {starts.length === 0 ? (
        <p className="muted">{t('moving.none_yet', { count: LIMITS.proposed_times_max })}</p>
      ) : (
        <ul className="moving-chosen">
          {starts.map((start) => {
            const slot = slotAt(booking, start);
            return (
              <li key={start}>
                <div>
                  <p className="strong">{words.yours(slot)}</p>
                  <p className="small muted">{words.theirs(slot)}</p>
                </div>
                <IconButton
                  icon="close"
                  label={t('moving.remove', { moment: words.moment(start) })}
                  onClick={() => onRemove(start)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
