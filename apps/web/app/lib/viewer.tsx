import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { cookieNames, type Clock, type Preferences } from './preferences.ts';
import { writeCookie } from './cookies.ts';
import { createFormat, type Format } from './format.ts';
import { useT } from './i18n.tsx';
import { isTimeZone } from './time-zone.ts';

interface Viewer {
  /** IANA zone; UTC on a first visit until the browser has told its own. */
  zone: string;
  /** Whether the zone is the viewer's own and not the stand-in UTC. */
  zoneKnown: boolean;
  chooseZone: (zone: string) => void;
  clock: Clock;
  chooseClock: (clock: Clock) => void;
  format: Format;
}

const ViewerContext = createContext<Viewer | null>(null);

interface Properties {
  preferences: Preferences;
  /** Epoch milliseconds at which the server answered. */
  now: number;
  children: ReactNode;
}

/** Gives every page the reader's clock and zone. Both start as the server saw them, so that hydration finds the same. */
export function ViewerProvider({ preferences, now, children }: Properties) {
  const t = useT();
  const [zone, setZone] = useState(preferences.zone);
  const [clock, setClock] = useState(preferences.clock);

  useEffect(() => {
    const detected = Intl.DateTimeFormat().resolvedOptions().timeZone;
    writeCookie(cookieNames.detectedZone, detected);
    if (!document.cookie.includes(`${cookieNames.chosenZone}=`) && isTimeZone(detected)) {
      setZone(detected);
    }
  }, []);

  const viewer = useMemo<Viewer>(
    () => ({
      zone: zone ?? 'UTC',
      zoneKnown: zone !== null,
      chooseZone(chosen) {
        writeCookie(cookieNames.chosenZone, chosen);
        setZone(chosen);
      },
      clock,
      chooseClock(chosen) {
        writeCookie(cookieNames.clock, chosen);
        setClock(chosen);
      },
      format: createFormat({ locale: preferences.locale, zone: zone ?? 'UTC', clock, now, t }),
    }),
    [preferences.locale, zone, clock, now, t],
  );
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

/** The reader's zone and clock, and how to change them. */
export function useViewer(): Viewer {
  const viewer = use(ViewerContext);
  if (viewer === null) {
    throw new Error('useViewer needs a ViewerProvider above it');
  }
  return viewer;
}

/** IANA zone of the reader. */
export function useViewerZone(): string {
  return useViewer().zone;
}

export function useFormat(): Format {
  return useViewer().format;
}
