import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Slot } from '../calendar/local-days.ts';
import type { ClockWords } from './clock-words.ts';

interface Properties {
  slot: Slot | null;
  /** The start of a time that was chosen and is not free any more. */
  lost: string | null;
  /** The person with whom the reader has a session at that time, so that it isn't free. */
  busyWith?: string | null;
  words: ClockWords;
  /** The reason why there is no button, or what follows. */
  note?: ReactNode;
  children?: ReactNode;
}

/** The chosen time on both clocks, and the way on. It comes with the first choice, and stays at the foot of the window. */
export function ConfirmBar({ slot, lost, busyWith = null, words, note, children }: Properties) {
  const t = useT();
  const isEmpty = slot === null && lost === null && !note;
  const state = slot !== null ? 'booking-confirm-ready' : lost !== null && 'booking-confirm-lost';
  return (
    <div
      className={classNames('booking-confirm', state, isEmpty && 'booking-confirm-empty')}
      {...(!isEmpty && { 'data-foot-bar': true })}
    >
      <div aria-live="polite">
        {slot !== null ? (
          <p className="booking-chosen">
            <span className="strong">{words.yours(slot)}</span>{' '}
            <span className="small muted booking-chosen-there">{words.theirs(slot)}</span>
          </p>
        ) : (
          lost !== null && (
            <p className="strong">
              {busyWith === null
                ? t('booking.slot_lost', { moment: words.moment(lost) })
                : t('booking.slot_busy', { moment: words.moment(lost), name: busyWith })}
            </p>
          )
        )}
      </div>
      {note && <p className="booking-note small">{note}</p>}
      {!isEmpty && children}
    </div>
  );
}
