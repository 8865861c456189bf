import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { pictureSet } from '../../lib/picture-set.ts';
import { Stamp } from '../../ui/stamp.tsx';
import type { ClockWords } from '../booking/clock-words.ts';
import { otherSide } from '../booking-core/booking-facts.ts';

/** The first pane: with whom, what, and when it is for now. */
export function PresentTime({ booking, words }: { booking: Booking; words: ClockWords }) {
  const t = useT();
  const other = otherSide(booking);
  return (
    <section className="booking-about" aria-label={t('moving.present')}>
      <div className="booking-who">
        <Stamp src={other.profile_image_url} srcSet={pictureSet(other)} name={other.name} size="tiny" />
        <div>
          <p className="small muted">{other.name}</p>
          <h2>{booking.event_type.title}</h2>
        </div>
      </div>
      <p className="small muted">{t('moving.now')}</p>
      <p className="strong">{words.yours(booking)}</p>
      <p className="small muted">{words.theirs(booking)}</p>
    </section>
  );
}
