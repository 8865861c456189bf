import { LANGUAGE_TAGS } from '@abroad/contract';
import { expect, test } from 'vitest';
import { englishIn } from '../../testing/english-in.ts';
import { MAIL_SETTINGS } from '../../testing/mail-samples.ts';
import { toText } from '../mail/compose.ts';
import { emailChangedNotification } from './email-changed.ts';

test('[N-16] the mail is in its reader’s language alone, and names no more of the address than its owner needs', () => {
  const leads = LANGUAGE_TAGS.map((language) => {
    const mail = emailChangedNotification.content({ language, email: 'abcd@people.test' }, MAIL_SETTINGS);
    const text = toText(mail);
    expect(text).toContain('a…@people.test');
    expect(text).toContain('https://a.test/settings');
    expect(language === 'en' ? [] : englishIn(text)).toEqual([]);
    return mail.lead;
  });
  expect(new Set(leads).size).toBe(LANGUAGE_TAGS.length);
});
