import { LANGUAGE_TAGS } from '@abroad/contract';
import { expect, test } from 'vitest';
import { englishIn } from '../../../testing/english-in.ts';
import { MAIL_SETTINGS } from '../../../testing/mail-samples.ts';
import { TRADER } from '../../../testing/trader.ts';
import { composeNotification } from '../../mail/compose.ts';
import type { BookingFacts, DealFacts } from './booking-facts.ts';
import { BOOKING_MAIL_KINDS, readersOf, type BookingMailKind, type Reader } from './kinds.ts';
import { bookingFacts, dealFacts, mailPerson } from './mail-facts.test-helper.ts';
import { bookingNotifications } from './notifications.ts';

interface Case {
  kind: BookingMailKind;
  reader: Reader;
  language?: (typeof LANGUAGE_TAGS)[number];
  facts?: Partial<BookingFacts>;
  deal?: Partial<DealFacts>;
}

const mailedOf = ({ reader, language = 'en', facts: changes = {}, deal = {} }: Case) => ({
  facts: bookingFacts(language, changes),
  deal: { ...dealFacts, ...deal },
  reader,
  unsubscribe_url: 'https://a.test/u?token=1',
  is_over: false,
});

const compose = (asked: Case) => {
  const mailed = mailedOf(asked);
  const to = { ...mailed.facts[asked.reader], email: 'reader@people.test' };
  return composeNotification(bookingNotifications[asked.kind], { to, facts: mailed }, MAIL_SETTINGS);
};

/** The kinds whose words say whether the time had been proposed. */
const PROPOSED_KINDS: ReadonlySet<string> = new Set(['requested', 'rescheduled']);

/** The text of a page, without its tags, styles and invisible filling. */
const wordsOf = (html: string) => html.replace(/<style.*?<\/style>/gs, ' ').replace(/<[^>]+>/g, ' ');

test.each(LANGUAGE_TAGS)('every kind for each reader in %s is whole: subject, HTML and text', async (language) => {
  const moves = [{ was_proposed: false }, { was_proposed: true }];
  const cases = BOOKING_MAIL_KINDS.flatMap((kind) =>
    readersOf(kind).flatMap((reader) =>
      (PROPOSED_KINDS.has(kind) ? moves : moves.slice(0, 1)).map((facts) => ({ kind, reader, facts })),
    ),
  );
  for (const { kind, reader, facts } of cases) {
    const { subject, html, text } = await compose({ kind, reader, language, facts });
    const all = `${subject}\n${wordsOf(html)}\n${text}`;
    expect(all, kind).not.toMatch(/undefined|null|NaN|\$\{|\[object|Invalid Date/);
    expect(subject, kind).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]{10,200}$/u);
    expect(html, kind).toContain(`lang="${language}"`);
    expect(html, kind).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(text, kind).toContain('https://a.test/');
    expect(text, kind).toContain('ΑΒΓ');
    expect(language === 'en' ? [] : englishIn(all), kind).toEqual([]);
  }
});

test.each(LANGUAGE_TAGS)('in %s only the mails of a new time say whether it had been proposed', (language) => {
  for (const kind of BOOKING_MAIL_KINDS) {
    for (const reader of readersOf(kind)) {
      const [of, not] = [true, false].map((was_proposed) =>
        bookingNotifications[kind].content(
          mailedOf({ kind, reader, language, facts: { was_proposed } }),
          MAIL_SETTINGS,
        ),
      );
      const isSame = JSON.stringify(of) === JSON.stringify(not);
      expect(isSame, kind).toBe(!PROPOSED_KINDS.has(kind));
    }
  }
});

test('[U-01] the first mail of a session says to its student how to prepare, until when cancelling is free, and how to reschedule', async () => {
  const facts = { instruction: 'Send your draft the day before.' };
  const of = (kind: BookingMailKind, reader: Reader, more: Partial<BookingFacts> = {}) =>
    compose({ kind, reader, facts: { ...facts, ...more } });
  for (const kind of ['booked', 'accepted'] as const) {
    const { text, html } = await of(kind, 'prospect');
    for (const said of [text, wordsOf(html)]) {
      expect(said).toContain('Linh about this session');
      expect(said).toContain('Send your draft the day before.');
      expect(said).toMatch(/Free cancellation until .* After that, 50% is refunded\./);
    }
    expect(text).toContain('Reschedule: https://a.test/bookings/id/move');
    expect(html).toContain('href="https://a.test/bookings/id/receipt"');
    expect((await of(kind, 'mentor')).text).not.toMatch(/draft|Free cancellation|move|receipt/);
  }
  const soon = await of('booked', 'prospect', { updated_at: '2027-01-11T07:00:00Z' });
  expect(soon.text).toContain('Free cancellation has ended for this time. If you cancel, 50% is refunded.');
  expect(soon.text).not.toContain('until Mon');
  const free = await of('booked', 'prospect', { price_minor: 0 });
  expect(free.text).not.toContain('Free cancellation');
  expect((await of('reminder_1h', 'prospect')).text).not.toContain('Reschedule');
});

test('the HTML is what email programs understand: tables, inline styles, no scripts or pictures, and dark colours', async () => {
  const { html, subject } = await compose({ kind: 'cancelled', reader: 'prospect' });
  expect(html).toMatch(/^<!DOCTYPE html PUBLIC/);
  expect(html).toContain(`<title>${subject}</title>`);
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain('@media (prefers-color-scheme:dark){\n.paper,.paper>table');
  expect(html).not.toMatch(/<(script|img|link|form|svg|iframe)\b|var\(--|display:\s*(flex|grid)/);
  expect(html.match(/<table/g)?.length).toBeGreaterThan(4);
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
});

test('attack 16: HTML, line breaks and quotes of people stay text in every kind', async () => {
  const evil = {
    ...mailPerson('Eve\r\nBcc: a@evil.test', 'en'),
    last_name: '"<script>alert(1)</script>" <b@evil.test>',
  };
  for (const kind of BOOKING_MAIL_KINDS) {
    for (const reader of readersOf(kind)) {
      const { subject, recipient, html, text, attachments } = await compose({
        kind,
        reader,
        facts: {
          mentor: evil,
          prospect: evil,
          title: '<img src=x onerror=alert(1)>\nX-Evil: 1',
          message: '<b>new</b>',
          cancel_reason: '</p><script>',
          location: '<a href="javascript:alert(1)">here</a>',
        },
        deal: { proposal: { ...dealFacts.proposal, message: '<i>x</i>', reason: '<i>x</i>' } as DealFacts['proposal'] },
      });
      expect(`${subject}${recipient}`, kind).not.toMatch(/[\r\n]/);
      expect(`${text}${html}`, kind).not.toMatch(/^(X-Evil|Bcc)/m);
      expect(html, kind).not.toMatch(/<(script|img|b)[ >]|href="javascript/);
      for (const { content } of attachments) {
        expect(content.replaceAll(/\r\n[ \t]/g, ''), kind).not.toMatch(/^(X-Evil|Bcc)/im);
      }
    }
  }
});

test.each([
  ['EUR', 2550, '€25.50'],
  ['JPY', 3000, 'JP¥3,000'],
  ['KWD', 1250, 'KWD 1.250'],
])('sums of %s are exact to the minor unit', async (currency, price_minor, written) => {
  const payment = {
    status: 'paid',
    amount_minor: price_minor,
    captured_minor: price_minor,
    refunded_minor: 0,
  } as const;
  const { text, html } = await compose({
    kind: 'booked',
    reader: 'prospect',
    facts: { currency, price_minor },
    deal: { payment },
  });
  expect(text.replaceAll('\u00a0', ' ')).toContain(`Paid: ${written}`);
  expect(html.replaceAll('\u00a0', ' ')).toContain(written);
});

test('[T-373] emails about a paid session name the trader who sold it, to the student alone', async () => {
  const trader = { ...TRADER, is_certified: true };
  const line =
    'Sold by: Trần Study Advice, Oude Delft 1, 2611 Delft, desk@advice.test, +31 15 278 9111, KVK 12345678, NL123456789B01';
  const plain = async (reader: Reader, facts: Case['facts']) =>
    (
      await compose({ kind: 'booked', reader, facts: { price_minor: 2550, currency: 'EUR', ...facts } })
    ).text.replaceAll(/[\u2066-\u2069]/g, '');
  expect(await plain('prospect', { trader })).toContain(line);
  expect(await plain('mentor', { trader })).not.toContain('Sold by');
  expect(await plain('prospect', { trader: null })).not.toContain('Sold by');
});

test('an email about a free booking doesn’t mention money', async () => {
  const deal = { payment: null, refund: null };
  for (const kind of BOOKING_MAIL_KINDS.filter((name) => !/refund|paid|payment/.test(name))) {
    const { text } = await compose({ kind, reader: 'prospect', facts: { price_minor: 0 }, deal });
    expect(text, kind).not.toMatch(/€|Price|Paid|Refund|card/);
  }
});

test('each person reads what a request, an end and a refund mean for the payment', async () => {
  const textOf = async (asked: Case) => (await compose(asked)).text;
  const authorized = { status: 'authorized', amount_minor: 2550, captured_minor: 0, refunded_minor: 0 } as const;
  const asked = await textOf({ kind: 'requested', reader: 'prospect', deal: { payment: authorized } });
  expect(asked).toContain('Authorised on the card: €25.50\nYou’re charged only if Linh accepts.');
  expect(await textOf({ kind: 'requested', reader: 'mentor', deal: { payment: authorized } })).toContain(
    'The card is charged when you accept.',
  );
  for (const kind of ['declined', 'withdrawn', 'expired', 'payment_lost'] as const) {
    expect(await textOf({ kind, reader: 'prospect', deal: { payment: authorized } })).toContain('You weren’t charged.');
  }
  const cancelled = await textOf({ kind: 'cancelled', reader: 'prospect' });
  expect(cancelled).toContain('Paid: €25.50\nRefund: €12.75\nThe money goes to the card you paid with');
  const kept = { status: 'paid', amount_minor: 2550, captured_minor: 2550, refunded_minor: 0 } as const;
  expect(await textOf({ kind: 'cancelled', reader: 'prospect', deal: { payment: kept } })).toContain('Refund: €0.00');
  const refunded = await compose({ kind: 'refunded', reader: 'prospect' });
  expect(refunded.subject).toBe('Refunded: €12.75 for ΑΒΓ with Linh, Mon 11 Jan 2027, 17:00');
  expect(refunded.text).toContain('Refund: €12.75\nReason: cancelled late, so refunded in part');
});

test('proposed times are in the reader’s zone, with the message of the person who proposes them', async () => {
  const { text } = await compose({ kind: 'proposed', reader: 'prospect' });
  expect(text).toContain('Proposed times:\n- Tue 12 Jan 2027, 17:00\n- Thu 14 Jan 2027, 08:30\n\nLinh wrote:\n> …');
  expect(text).toContain('Choose a time: https://a.test/bookings/id');
});
