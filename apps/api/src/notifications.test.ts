import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  canEndMail,
  categoryOf,
  LANGUAGE_TAGS,
  NOTIFICATION_KINDS,
  type NotificationKind,
  OUR_NAME,
  setBrand,
} from '@abroad/contract';
import { afterEach, expect, test } from 'vitest';
import { pathOf } from './features/notification-center/present.ts';
import { toHtml } from './features/mail/html.ts';
import { MAIL_ONLY_KINDS, toText } from './features/mail/compose.ts';
import { englishIn } from './testing/english-in.ts';
import type { MailSample } from './testing/mail-samples.ts';

const helpers = globSync('features/**/mail-samples.test-helper.ts', { cwd: import.meta.dirname });
const loaded = await Promise.all(
  helpers.map((file) => import(path.join(import.meta.dirname, file)) as Promise<{ samples: MailSample[] }>),
);
const samples = loaded.flatMap((helper) => helper.samples);

afterEach(() => setBrand(OUR_NAME));

/** The words of a page, without its tags, styles and invisible filling. */
const wordsOf = (html: string) => html.replace(/<style.*?<\/style>/gs, ' ').replace(/<[^>]+>/g, ' ');

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** The names of all mails that features define. */
const defined = globSync('features/**/*.ts', { cwd: import.meta.dirname }).flatMap((file) =>
  [...read(file).matchAll(/export const (\w+): (?:Readonly<Record<\w+, )?Notification</g)].map(([, name = '']) => name),
);

test('every email of a feature has a sample beside it, and a kind of its own', () => {
  expect(defined).toEqual(expect.arrayContaining(['welcomeNotification', 'bookingNotifications']));
  const sampled = helpers.map(read).join('\n');
  expect(defined.filter((name) => !new RegExp(`\\b${name}\\b`).test(sampled))).toEqual([]);
  const kinds = samples.map(({ notification }) => notification.kind);
  expect(new Set(kinds).size).toBe(kinds.length);
});

test.each(LANGUAGE_TAGS)(
  'every mail in %s is whole and in that language alone: subject, HTML and text',
  async (language) => {
    for (const { notification, contents } of samples) {
      for (const content of contents(language)) {
        const { kind } = notification;
        const [html, text] = [await toHtml(content), toText(content)];
        const all = `${content.subject}\n${wordsOf(html)}\n${text}`;
        expect(all, kind).not.toMatch(/undefined|null|NaN|\$\{|\[object|Invalid Date/);
        expect(content.subject, kind).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]{5,200}$/u);
        expect(html, kind).toContain(`lang="${language}"`);
        expect(html, kind).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
        expect(text, kind).toContain('https://a.test/');
        expect(language === 'en' ? [] : englishIn(all), kind).toEqual([]);
        expect(text, 'no space between sentences that have none').not.toMatch(/[。！？] \S/u);
      }
    }
  },
);

test('[T-323] a mail that a preference or a category ends has a link that ends it, and no other one has', () => {
  for (const { notification, contents } of samples) {
    // One instead of several has a link where all of them were about messages.
    if (notification.kind === 'digest') continue;
    for (const { unsubscribe } of contents('en')) {
      const can_end = notification.preference !== null || canEndMail(notification.kind);
      expect(unsubscribe !== null, notification.kind).toBe(can_end);
    }
  }
});

test.each(LANGUAGE_TAGS)('[N-19] every mail in %s names the product as it is called', async (language) => {
  setBrand('Pathfinders');
  for (const { notification, contents } of samples) {
    for (const content of contents(language)) {
      const all = `${content.subject}\n${await toHtml(content)}\n${toText(content)}`;
      expect(all, notification.kind).not.toContain(OUR_NAME);
      expect(all, notification.kind).toContain('Pathfinders');
    }
  }
});

test('[T-220] every kind of mail has its notification, and what has none says why', () => {
  const kinds = samples.map(({ notification }) => notification.kind as string);
  const told = new Set<string>([...NOTIFICATION_KINDS, ...MAIL_ONLY_KINDS]);
  expect(kinds.filter((kind) => !told.has(kind))).toEqual([]);
  const mailed = new Set(kinds);
  expect(NOTIFICATION_KINDS.filter((kind) => !mailed.has(kind))).toEqual([]);
});

test('[T-220] every kind of notification is written by a feature, where it enqueues the mail', () => {
  const writers = globSync('features/**/*.ts', { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith('.test.ts'))
    .map(read)
    .filter((text) => /\bnotify(OfBooking)?\(|mails\/kinds/.test(text) || text.includes('BOOKING_MAIL_KINDS'))
    .join('\n');
  const written = (kind: string) =>
    new RegExp(`'${kind}'`).test(writers) ||
    // A kind of a family, which is named by its ending.
    (/^(payout|account)_/.test(kind) && writers.includes(`\`${kind.split('_')[0]}_\${`));
  expect(NOTIFICATION_KINDS.filter((kind) => !written(kind))).toEqual([]);
});

/** Ended bookings: their mails link to other times, and their notifications to the booking. */
const ENDED: readonly string[] = ['declined', 'cancelled', 'expired', 'hold_expired', 'unpaid', 'paid_too_late'];
const data = { booking_id: 'b1', thread_id: 't1', decision_id: 'd1' };
/** Returns the references of a kind's rows: see where `notify` is called. */
function refersTo(kind: NotificationKind): Record<string, string> {
  const { booking_id, thread_id, decision_id } = data;
  if (kind === 'message') return { thread_id };
  if (kind === 'decision_made' || kind === 'appeal_decided') return { decision_id };
  const category = categoryOf(kind);
  const isOfBooking =
    (['sessions', 'reviews'].includes(category) || category === 'money') &&
    kind !== 'calendar_broken' &&
    !kind.startsWith('payout_');
  return isOfBooking ? { booking_id } : {};
}
const pageOf = (address: string) => {
  const { pathname } = new URL(address, 'https://a.test');
  const [, first = '', second = ''] = pathname.split('/');
  // A mentor's own pages lie below their name, or below `my-profile` where it isn't known.
  return second === 'availability-settings' ? second : first;
};

/** The addresses of the web's pages; those within another are indented below it. */
function patternsOf(routes: string): RegExp[] {
  let outer = '';
  return [...routes.matchAll(/^( +)route\('([^']+)'/gm)].map(([, indent = '', pattern = '']) => {
    if (indent.length === 2) outer = pattern;
    const whole = indent.length === 2 ? pattern : `${outer}/${pattern}`;
    return new RegExp(`^/${whole.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`);
  });
}

test('[T-325] a notification leads to the page of its mail, and that is a page of the product', () => {
  const pages = patternsOf(readFileSync(path.join(import.meta.dirname, '../../web/app/routes.ts'), 'utf8'));
  for (const kind of NOTIFICATION_KINDS) {
    const led = pathOf({ kind, data: refersTo(kind) });
    const { pathname } = new URL(led, 'https://a.test');
    expect(pages.filter((page) => page.test(pathname)).length, `${kind}: ${led}`).toBeGreaterThan(0);
    expect(pathname, `${kind} leads to itself`).not.toBe('/notifications');
    const mailed = samples
      .filter(({ notification }) => notification.kind === kind)
      .flatMap(({ contents }) => contents('en'))
      .map(({ button }) => pageOf(button.href));
    if (!ENDED.includes(kind)) {
      expect(mailed, kind).toContain(pageOf(led));
    }
  }
});
