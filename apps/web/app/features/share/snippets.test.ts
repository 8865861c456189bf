import { expect, test } from 'vitest';
import { buttonSnippet, calendarSnippet } from './snippets.ts';

const shared = {
  url: 'https://a.test/linh/availability?event_type_slug=a&time_zone=b',
  embedUrl: 'https://a.test/linh/embed?event_type_slug=a&x="',
  label: 'Book <b>"Linh"</b> & co',
};

test('[U-20] what stands in a snippet stays text, whatever a name or an address holds', () => {
  expect(buttonSnippet(shared)).toContain('href="https://a.test/linh/availability?event_type_slug=a&amp;time_zone=b"');
  expect(buttonSnippet(shared)).toContain('>Book &lt;b&gt;&quot;Linh&quot;&lt;/b&gt; &amp; co</a>');
  expect(calendarSnippet(shared)).toContain('src="https://a.test/linh/embed?event_type_slug=a&amp;x=&quot;"');
  expect(calendarSnippet(shared)).toContain('title="Book &lt;b&gt;&quot;Linh&quot;&lt;/b&gt; &amp; co"');
  for (const snippet of [buttonSnippet(shared), calendarSnippet(shared)]) {
    expect(snippet).not.toMatch(/<script|\son\w+=|javascript:/i);
  }
});
