import { expect, onTestFinished, test } from 'vitest';
import { __vitePreload as loadLater } from './load-later.ts';

const sheets = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test.each(['/assets/page.css', '/assets/every-page.css#'])(
  'a sheet that the page has as %s isn’t added again',
  async (href) => {
    const own = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(own);
    onTestFinished(() => own.remove());
    expect(await loadLater(() => Promise.resolve('part'), [href.slice(1).replace('#', '')])).toBe('part');
    expect(sheets()).toEqual([href]);
  },
);
