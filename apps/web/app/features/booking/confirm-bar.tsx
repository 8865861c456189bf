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
  /** The reason why there is no button, in its place. */
  note?: ReactNode;
  children?: ReactNode;
}

/** The chosen time on both clocks, and the actions on it. On a phone it stays at the foot of the screen. */
export function ConfirmBar({ slot, lost, busyWith = null, words, note, children }: Properties) {
  const t = useT();
  const state = slot !== null ? 'booking-confirm-ready' : lost !== null && 'booking-confirm-lost';
  return (
    <div className={classNames('booking-confirm', state)} data-foot-bar>
      <div aria-live="polite">
        {slot === null ? (
          <p className={lost === null ? 'muted' : 'strong'}>
            {lost === null
              ? t('booking.pick_hint')
              : busyWith === null
                ? t('booking.slot_lost', { moment: words.moment(lost) })
                : t('booking.slot_busy', { moment: words.moment(lost), name: busyWith })}
          </p>
        ) : (
          <>
            <p className="strong">{words.yours(slot)}</p>
            <p className="small muted">{words.theirs(slot)}</p>
          </>
        )}
      </div>
      {note && <p className="booking-note small">{note}</p>}
      {children}
    </div>
  );
}
