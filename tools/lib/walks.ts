import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSource } from './walk-source.ts';

const API = 'apps/api/src/';

/** A behaviour whose files are counted. */
export interface Walk {
  name: string;
  /** With more files than this a rule test fails. */
  at_most: number;
  /** The functions where it starts and where its jobs continue, `file#function` from `apps/api/src`. */
  begins: readonly string[];
  /** The folders that are followed. Calls into another feature are not: it counts as one file. */
  through: readonly string[];
}

export const WALKS: readonly Walk[] = [
  {
    name: 'booking to mail',
    at_most: 32,
    begins: [
      'features/bookings/book/create-booking.ts#createBooking',
      'features/bookings/mails/send-mail.ts#sendBookingMail',
    ],
    through: ['features/bookings/', 'features/mail/', 'features/calendar-files/'],
  },
  {
    name: 'a search',
    at_most: 20,
    begins: ['views/search/search-profiles.ts#searchProfiles', 'views/search/create-search.ts#createSearch'],
    through: ['views/search/'],
  },
  {
    name: 'a payment webhook',
    at_most: 25,
    begins: [
      'features/checkout/receive-event.ts#receivePaymentEvent',
      'features/checkout/settle-payment.ts#settlePayment',
    ],
    through: ['features/checkout/', 'features/payments/', 'features/bookings/'],
  },
];

/** The shared foundations, which are not counted. */
const FLOOR = /^(core|db|http|jobs|config)\/|^(context|config)\.ts$/;

/** Returns the files of a behaviour: those with a declaration that is reached from its route's handler. */
export function filesOf(root: string, { begins, through }: Walk): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string, name: string): void => {
    const place = file.slice(API.length);
    const source = file.startsWith(API) && !FLOOR.test(place) ? readSource(root, file) : null;
    const key = `${file}#${name}`;
    if (source === null || seen.has(key)) {
      return;
    }
    seen.add(key);
    const text = source.declared.get(name);
    const passed = source.imported.get(name);
    if (text === undefined) {
      return passed && visit(passed.file, passed.name);
    }
    if (!through.some((folder) => place.startsWith(folder))) {
      files.add(place.replace(/^(features\/[^/]+|views|providers\/[^/]+)\/.*/, '$1/'));
      return undefined;
    }
    files.add(place);
    for (const word of new Set(text.match(/\b[A-Za-z_]\w*\b/g))) {
      const from = source.imported.get(word);
      if (source.declared.has(word)) {
        visit(file, word);
      } else if (from) {
        visit(from.file, from.name);
      }
    }
  };
  for (const begin of begins) {
    const [file = '', name = ''] = begin.split('#');
    visit(API + file, name);
  }
  return [...files].toSorted();
}

const BEGIN = '<!-- walks -->';

/** Returns docs/architecture.md as it is, and with up-to-date lists of the files of each behaviour. */
export function withWalks(root: string): { file: string; present: string; expected: string } {
  const file = path.join(root, 'docs/architecture.md');
  const present = readFileSync(file, 'utf8');
  const lists = WALKS.map((walk) => {
    const files = filesOf(root, walk);
    const list = files.map((name) => `- \`${name}\``).join('\n');
    return `### ${walk.name.charAt(0).toUpperCase()}${walk.name.slice(1)}: ${files.length} files\n\n${list}\n`;
  });
  return {
    file,
    present,
    expected: `${present.slice(0, present.indexOf(BEGIN) + BEGIN.length)}\n\n${lists.join('\n')}`,
  };
}
