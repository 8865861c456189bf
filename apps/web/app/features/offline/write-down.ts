import type { Booking } from '@abroad/contract/bookings';
import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';
import { platformWords } from '../booking/platform-words.ts';
import type { Kept, KeptSession } from '../worker/offline-store.ts';

/** The most sessions that a browser keeps. */
export const MOST = 20;

export interface Reader {
  t: Translate;
  format: Format;
  /** IANA zone of the times. */
  zone: string;
  /** Epoch milliseconds of the answer. */
  now: number;
  /** The document's root, with the language, its direction and the theme. */
  root: Pick<HTMLElement, 'lang' | 'dir'> & { dataset: { readonly [name: string]: string | undefined } };
}

/** The sessions that can be kept: certain, and not over. */
export const keptOnes = (bookings: readonly Booking[], now: number): Booking[] =>
  bookings.filter(({ status, end }) => status === 'confirmed' && Date.parse(end) > now).slice(0, MOST);

/** The first number in what the mentor wrote, as phones dial it. */
const numberIn = (text: string): string | null => {
  const [found] = /\+?\d(?:[\s().-]*\d){5,}/.exec(text) ?? [];
  return found?.replaceAll(/[^+\d]/g, '') ?? null;
};

function wayOf({ platform, join_url: url, location }: Booking, t: Translate, name: string): KeptSession['way'] {
  if (url !== null && /^https?:/i.test(url)) {
    return { href: url, text: t('bookings.join'), name: t('bookings.join_session', { name }) };
  }
  const number = platform === 'phone' && location !== null ? numberIn(location) : null;
  return number === null
    ? null
    : { href: `tel:${number}`, text: t('offline.call'), name: t('offline.call_name', { name }) };
}

const placeOf = ({ platform, location, join_url: url }: Booking, t: Translate) =>
  [t(platformWords[platform].name), location ?? url].filter((part) => part !== null);

function sessionOf(booking: Booking, { t, format }: Reader, file: string | undefined): KeptSession {
  const { id, start, end, event_type: service } = booking;
  const { name } = otherSide(booking);
  return {
    id,
    start,
    end,
    when: format.span(start, end),
    title: t('bookings.session', { name }),
    about: [service.title, t('bookings.minutes', { minutes: service.duration_min })],
    place: placeOf(booking, t),
    way: wayOf(booking, t, name),
    file: file === undefined ? null : { name: t('bookings.file_name', { date: start.slice(0, 10) }), text: file },
  };
}

/** The row for the browser: words as the pages write them, and nothing more than the page offline shows. */
export function writeDown(bookings: readonly Booking[], files: ReadonlyMap<string, string>, reader: Reader): Kept {
  const { t, format, zone, now, root } = reader;
  const heading = t('offline.heading');
  return {
    lang: root.lang,
    dir: root.dir,
    theme: root.dataset['theme'] ?? 'system',
    brand: t('layout.product'),
    words: {
      title: t('layout.title', { page: heading }),
      heading,
      as_of: t('offline.as_of', { moment: format.at(now) }),
      zone: t('home.zone_note', { zone: format.zone(zone) }),
      none: t('bookings.empty_upcoming'),
      file: t('bookings.add_calendar'),
      retry: t('errors.try_again'),
    },
    sessions: bookings.map((booking) => sessionOf(booking, reader, files.get(booking.id))),
  };
}

/** The calendar file that is kept already, of a session at the same time and place. */
export function knownFile(kept: Kept | undefined, booking: Booking, { t }: Pick<Reader, 't'>): string | undefined {
  const same = kept?.sessions.find(({ id }) => id === booking.id);
  const isSame =
    same?.start === booking.start && same.end === booking.end && same.place.join() === placeOf(booking, t).join();
  return isSame ? same.file?.text : undefined;
}
