import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { cookieNames, type Clock, type Preferences } from './preferences.ts';
import { writeCookie } from './cookies.ts';
import { createFormat, type Format } from './format.ts';
import type { OwnMoney, Rates } from './own-money.ts';
import { useT } from './i18n.tsx';
import { browserZone, chooseZone, rememberDetectedZone, subscribeToZone } from './viewer-zone.ts';

interface Viewer {
  /** BCP 47 tag of the page's language. */
  locale: string;
  /** IANA zone; UTC on a first visit until the browser's own is known. */
  zone: string;
  /** Whether the zone is the viewer's own and not the default UTC. */
  zoneKnown: boolean;
  chooseZone: (zone: string) => void;
  clock: Clock;
  chooseClock: (clock: Clock) => void;
  /** ISO 4217; null if unknown. */
  currency: string | null;
  chooseCurrency: (currency: string) => void;
  /** Exchange rates for prices in it; null if they couldn't be loaded. */
  rates: Rates | null;
  /** The own mentor profile's slug as the browser sent it; a hint only. */
  ownSlug: string | null;
  format: Format;
  /** Epoch milliseconds, to the quarter of an hour. */
  now: number;
}

const ViewerContext = createContext<Viewer | null>(null);

interface Properties {
  preferences: Preferences;
  rates?: Rates | null;
  /** Epoch milliseconds at which the server answered. */
  now: number;
  children: ReactNode;
}

/** Gives every page the reader's clock and zone. Both start as the server saw them, so that hydration gets the same. */
export function ViewerProvider({ preferences, rates = null, now, children }: Properties) {
  const t = useT();
  const zone = useSyncExternalStore<string | null>(subscribeToZone, browserZone, () => preferences.zone);
  const [clock, setClock] = useState(preferences.clock);
  const [currency, setCurrency] = useState(preferences.currency);
  const present = usePresent(now);
  useEffect(rememberDetectedZone, []);

  const viewer = useMemo<Viewer>(
    () => ({
      locale: preferences.locale,
      zone: zone ?? 'UTC',
      zoneKnown: zone !== null,
      chooseZone,
      clock,
      chooseClock: (chosen) => {
        writeCookie(cookieNames.clock, chosen);
        setClock(chosen);
      },
      currency,
      chooseCurrency: (chosen) => {
        writeCookie(cookieNames.currency, chosen);
        document.documentElement.dataset['currency'] = chosen;
        setCurrency(chosen);
      },
      rates,
      ownSlug: preferences.own_slug,
      format: createFormat({
        locale: preferences.locale,
        zone: zone ?? 'UTC',
        clock,
        now: present,
        t,
        own_money: ownMoney({ currency, rates }),
      }),
      now: present,
    }),
    [preferences.locale, preferences.own_slug, zone, clock, currency, rates, present, t],
  );
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

const ownMoney = ({ currency, rates }: Pick<Viewer, 'currency' | 'rates'>): OwnMoney | null =>
  currency === null || rates === null ? null : { currency, rates };

interface InZone {
  /** IANA zone, or null for the reader's own. */
  zone: string | null;
  /** The reader has chosen a zone of their own, which is to be shown from now on. */
  onChoose: () => void;
  children: ReactNode;
}

/** Shows a part of a page in the zone that its address names. */
export function ViewerInZone({ zone, onChoose, children }: InZone) {
  const t = useT();
  const reader = useViewer();
  const viewer = useMemo<Viewer>(() => {
    if (zone === null) {
      return reader;
    }
    const chooseOwn = (chosen: string) => {
      reader.chooseZone(chosen);
      onChoose();
    };
    const { locale, clock, now } = reader;
    const format = createFormat({ locale, zone, clock, now, t, own_money: ownMoney(reader) });
    return { ...reader, zone, zoneKnown: true, chooseZone: chooseOwn, format };
  }, [zone, reader, onChoose, t]);
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

const quarterHour = 15 * 60_000;

/** The time of the answer, and later that of the device, so that `Today` is right in a page that stays open. */
function usePresent(answered: number): number {
  const [present, setPresent] = useState(answered);
  useEffect(() => {
    const timer = setInterval(() => setPresent(Date.now()), quarterHour);
    return () => clearInterval(timer);
  }, []);
  return present;
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
