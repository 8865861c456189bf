import { LANGUAGE_TAGS } from '@abroad/contract';
import { expect, test } from 'vitest';
import { englishIn } from '../../testing/english-in.ts';
import { MAIL_SETTINGS } from '../../testing/mail-samples.ts';
import { toHtml } from '../mail/html.ts';
import { toText } from '../mail/compose.ts';
import { searchNewsNotification } from './search-news.ts';
import { searchNews } from './mail-samples.test-helper.ts';

test.each(LANGUAGE_TAGS)('news of saved searches in %s are whole: subject, HTML, text, links', async (language) => {
  const subjects = new Set<string>();
  for (const [searches, count] of [
    [1, 1],
    [1, 7],
    [3, 7],
  ] as const) {
    const content = searchNewsNotification.content(searchNews(language, searches, count), MAIL_SETTINGS);
    const [html, text] = [await toHtml(content), toText(content)];
    subjects.add(content.subject);
    expect(/\u2068/.test(content.subject)).toBe(language === 'ar' && /ΔΕΖ/.test(content.subject));
    expect(`${content.subject}${html}${text}`).not.toMatch(/undefined|NaN|\$\{|\[object/);
    expect(language === 'en' ? [] : englishIn(`${content.subject}\n${text}`)).toEqual([]);
    expect(html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
    for (const link of ['/linh/mentor-profile', '&saved_search_id=search-0', '/search?keyword=0']) {
      expect(text).toContain(
        `https://a.test${link.startsWith('&') ? '/api/v1/saved-searches/unsubscribe?token=secret' : ''}${link}`,
      );
      expect(html).toContain(link.replaceAll('&', '&amp;'));
    }
    expect(text.includes('5')).toBe(count === 7);
  }
  expect(subjects.size).toBe(3);
});
