import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_TAGS, NOTIFICATION_KINDS, OUR_NAME, setBrand } from '@abroad/contract';
import { afterEach, expect, test } from 'vitest';
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
      }
    }
  },
);

test('a mail that a preference ends has a link that ends it, and no other one has', () => {
  for (const { notification, contents } of samples) {
    for (const { unsubscribe } of contents('en')) {
      expect(unsubscribe !== null, notification.kind).toBe(notification.preference !== null);
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
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('/locales/'))
    .map(read)
    .filter((text) => /\bnotify(OfBooking)?\(|mails\/kinds/.test(text) || text.includes('BOOKING_MAIL_KINDS'))
    .join('\n');
  const written = (kind: string) =>
    new RegExp(`'${kind}'`).test(writers) ||
    // Of a family, by what follows.
    (/^(payout|account)_/.test(kind) && writers.includes(`\`${kind.split('_')[0]}_\${`));
  expect(NOTIFICATION_KINDS.filter((kind) => !written(kind))).toEqual([]);
});
