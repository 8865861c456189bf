import { useId, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { noonOf } from '../calendar/local-days.ts';

interface Properties {
  /** The day whose slots are shown, or null where the weeks have none. */
  day: number | null;
  state: 'loading' | 'known' | 'failed';
  /** Given the id of the heading. */
  children: (headingId: string) => ReactNode;
}

/** The third pane: the day, how clocks are written, and its slots. */
export function SlotsPane({ day, state, children }: Properties) {
  const t = useT();
  const { clock, chooseClock, format } = useViewer();
  const id = useId();
  return (
    <section className="booking-slots" aria-labelledby={id} aria-busy={state === 'loading'}>
      <div className="booking-day">
        <h2 id={id} aria-live="polite">
          {day === null ? (
            <span className={state === 'known' ? undefined : 'unseen'}>
              {t(
                state === 'loading' ? 'booking.loading' : state === 'failed' ? 'errors.title' : 'booking.no_day_title',
              )}
            </span>
          ) : (
            format.day(noonOf(day), 'UTC')
          )}
        </h2>
        <Segments
          label={t('booking.clock')}
          value={clock}
          options={[
            { value: '12', label: t('booking.clock_12') },
            { value: '24', label: t('booking.clock_24') },
          ]}
          onChange={chooseClock}
        />
      </div>
      {state === 'loading' ? <SlotSkeletons /> : children(id)}
    </section>
  );
}

function SlotSkeletons() {
  return (
    <div className="slot-list">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className="slot slot-waiting">
          <Skeleton shape="short" />
        </div>
      ))}
    </div>
  );
}
