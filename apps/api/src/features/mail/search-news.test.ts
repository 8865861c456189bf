import { LANGUAGE_TAGS, type Language } from '@abroad/contract';
import { expect, test } from 'vitest';
import { englishIn } from '../../testing/english-in.ts';
import { toHtml } from './html.ts';
import { searchNewsContent, type NewMentor, type SearchNews } from './search-news.ts';
import { toText } from './text.ts';

const mentor = (first_name: string): NewMentor => ({
  slug: first_name.toLowerCase(),
  first_name,
  last_name: 'Trần',
  about: 'ΑΒΓ',
  origin_country_code: 'VN',
  destination_country_code: 'NL',
});

const news = (language: Language, searches: number, count: number): SearchNews => ({
  reader: { user_id: 'id', first_name: 'Amara', last_name: 'Okafor', email: 'a@people.test', language },
  unsubscribe_token: 'secret',
  searches: Array.from({ length: searches }, (_, at) => ({
    id: `search-${at}`,
    name: `ΔΕΖ ${at}`,
    path: `/search?keyword=${at}&sort_by=newest`,
    mentors: [mentor('Linh'), mentor('Mateus')].slice(0, count),
    count,
  })),
});

test.each(LANGUAGE_TAGS)('news of saved searches in %s are whole: subject, HTML, text, links', async (language) => {
  const subjects = new Set<string>();
  for (const [searches, count] of [
    [1, 1],
    [1, 7],
    [3, 7],
  ] as const) {
    const content = searchNewsContent(news(language, searches, count), 'https://a.test');
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
