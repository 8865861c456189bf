import { expect, test } from 'vitest';
import { readSourceFiles } from './source-files.ts';

const API = 'apps/api/src/';
const sources = readSourceFiles();
const files = sources
  .filter(({ path, is_test }) => path.startsWith(API) && !is_test)
  .map(({ path, text }) => ({ path: path.slice(API.length), text: text.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '') }));

const DOOR = 'features/bookings/core/apply-event.ts';
/** Statements that insert a row or set its status, by a builder or in SQL, up to the condition. */
const WRITES_STATUS = [
  /insertInto\('booking'\)|insert into booking\b(?!_)/i,
  /updateTable\('booking'\)(?:(?!\.where\()[\s\S])*?\bstatus\b/,
  /\bupdate booking\b(?!_)(?:(?!\bwhere\b)[^`])*?\bset\b(?:(?!\bwhere\b)[^`])*?\bstatus\s*=/i,
];
const writesStatus = (text: string) => WRITES_STATUS.some((pattern) => pattern.test(text));

test.each([
  [true, "trx.updateTable('booking').set({ status: 'expired' }).where('id', '=', id)"],
  [true, "trx.updateTable('booking').set({ ...changed, status }).execute()"],
  [true, 'sql`update booking set status = ${to} where id = ${id}`'],
  [true, "sql`update booking set updated_at = ${now}, status = 'expired' from due where due.id = booking.id`"],
  [false, "trx.updateTable('booking').set({ hold_expires_at }).where('status', '=', 'requested')"],
  [false, "sql`update booking set cancel_reason = null where status = 'declined'`"],
  [false, "sql`update booking_proposal set status = 'expired'`"],
])('a look at the source tells that a state is written: %s for %s', (expected, source) => {
  expect(writesStatus(source)).toBe(expected);
});

test('a booking is created, and changes its status, in one place', () => {
  expect(files.filter(({ text }) => writesStatus(text)).map(({ path }) => path)).toEqual([DOOR]);
});

const CONSEQUENCES = 'features/bookings/core/consequences.ts';
/** The jobs of a booking, and the files that create one besides the table of consequences, with the reason. */
const JOBS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bookingMailJob: {
    [CONSEQUENCES]: '',
    'features/bookings/core/due-mails.ts': 'sends what time makes due, and no event',
    'features/bookings/mails/kinds.ts': 'asks for the keys of those that wait for a link',
  },
  fanOutWebhooksJob: { [CONSEQUENCES]: '' },
  timerJobs: { [CONSEQUENCES]: '' },
  endHoldJob: {
    'features/bookings/core/holds.ts': 'has the provider asked before a hold ends',
    'features/checkout/feature.ts': 'does so for holds that end later than soon',
  },
  writeSessionEventJob: {
    [CONSEQUENCES]: '',
    'features/session-events/answer-suggestions.ts': 'writes an entry again that its mentor changed',
    'features/session-events/compare-session-events.ts': 'looks at entries that may have been changed',
    'features/session-events/put-event.ts': 'asks again for a link that is still being made',
    'features/session-events/write-upcoming.ts': 'writes what another calendar is to have, and what was missed',
  },
};

test.each(Object.entries(JOBS))('%s leaves from one list, and where it says why', (job, places) => {
  const makes = new RegExp(String.raw`(?<!function )\b${job}\(`);
  const makers = files.filter(({ text }) => makes.test(text)).map(({ path }) => path);
  expect(makers.toSorted()).toEqual(Object.keys(places).toSorted());
});

test('only the core of bookings enqueues jobs', () => {
  const enqueues = /\benqueue\(|\badd_job\b/;
  const callers = files.filter(({ path, text }) => path.startsWith('features/bookings/') && enqueues.test(text));
  expect(callers.map(({ path }) => path).toSorted()).toEqual([
    CONSEQUENCES,
    'features/bookings/core/due-mails.ts',
    'features/bookings/core/holds.ts',
  ]);
});

const JOURNEYS = ['book', 'change', 'attendance', 'read'];

test('journeys of a booking import the core and no other journey, and emails import neither', () => {
  const journeyOf = (path: string) =>
    new RegExp(String.raw`features/bookings/(${JOURNEYS.join('|')})/`).exec(path)?.[1];
  const isInside = (target: string) => target.startsWith(`${API}features/bookings/`);
  const inFolder = sources.filter((file) => !file.is_test && isInside(file.path));
  const against = inFolder.flatMap(({ path, imports }) => {
    const [, folder] = /features\/bookings\/(?:([a-z]+)\/)?/.exec(path) ?? [];
    const mayKnow = (target: string) =>
      folder === undefined ||
      target.includes('/bookings/mails/') ||
      (folder !== 'mails' && target.includes('/bookings/core/')) ||
      (folder !== 'core' && journeyOf(target) === folder);
    return imports
      .filter((target) => isInside(target) && !mayKnow(target))
      .map((target) => `${path} imports ${target}`);
  });
  expect(against).toEqual([]);
  const homeless = inFolder.filter(({ path }) => {
    const place = path.slice(`${API}features/bookings/`.length);
    return place !== 'feature.ts' && !/^(core|mails)\//.test(place) && journeyOf(path) === undefined;
  });
  expect(homeless.map(({ path }) => path)).toEqual([]);
});
