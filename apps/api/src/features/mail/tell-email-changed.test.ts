import { LANGUAGE_TAGS } from '@abroad/contract';
import { expect, test } from 'vitest';
import { englishIn } from '../../testing/english-in.ts';
import { emailChangedContent } from './tell-email-changed.ts';
import { toText } from './text.ts';

test('[N-16] the mail is in its reader’s language alone, and names no more of the address than its owner needs', () => {
  const settings = { public_url: 'https://a.test', contact_email: 'a@a.test' };
  const leads = LANGUAGE_TAGS.map((language) => {
    const mail = emailChangedContent({ language, email: 'abcd@people.test' }, settings);
    const text = toText(mail);
    expect(text).toContain('a…@people.test');
    expect(text).toContain('https://a.test/settings');
    expect(language === 'en' ? [] : englishIn(text)).toEqual([]);
    return mail.lead;
  });
  expect(new Set(leads).size).toBe(LANGUAGE_TAGS.length);
});
