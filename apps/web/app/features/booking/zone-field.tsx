import { Suspense, useEffect, useId, useState, type ReactNode } from 'react';
import { fetchCountries } from '../../api/fetch-countries.ts';
import { useT } from '../../lib/i18n.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { laterPart } from '../errors/later-part.tsx';

const ZonePicker = laterPart(async () => {
  const [picker] = await Promise.all([import('../forms/zone-picker.tsx'), fetchCountries()]);
  return picker;
});

interface Properties {
  now: number;
  /** The way to another zone without scripts. */
  plainWay: ReactNode;
}

/** The zone in which slots are shown, with its time now. The list of zones is fetched when somebody wants another. */
export function ZoneField({ now, plainWay }: Properties) {
  const t = useT();
  const hydrated = useHydrated();
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const { zone, chooseZone, format } = useViewer();
  const present = usePresent(now);
  const words = (of: string) => t('booking.zone_now', { zone: format.zone(of), time: format.time(present, of) });
  const face = (
    <>
      <span>{words(zone)}</span>
      <Icon name="down" />
    </>
  );
  const closed = (
    <button
      type="button"
      className="input select-face"
      aria-labelledby={`${id}-label ${id}`}
      id={id}
      aria-haspopup="listbox"
      onClick={() => setWanted(true)}
    >
      {face}
    </button>
  );
  return (
    <div className="field booking-zone">
      <span className="field-label" id={`${id}-label`}>
        {t('booking.zone')}
      </span>
      {!hydrated ? (
        <>
          <span className="booking-zone-still">{words(zone)}</span>
          <noscript>{plainWay}</noscript>
        </>
      ) : wanted ? (
        <Suspense fallback={closed}>
          <ZonePicker
            id={id}
            labelledBy={`${id}-label`}
            zone={zone}
            onChange={chooseZone}
            words={words}
            now={present}
          />
        </Suspense>
      ) : (
        closed
      )}
    </div>
  );
}

const minute = 60_000;

/** The time of the answer, then that of the device, minute by minute. */
function usePresent(answered: number): number {
  const [present, setPresent] = useState(answered);
  useEffect(() => {
    const look = () => setPresent(Math.floor(Date.now() / minute) * minute);
    look();
    const timer = setInterval(look, minute / 4);
    return () => clearInterval(timer);
  }, []);
  return present;
}
