import { expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { arcPath, pointOf } from './dot-map.tsx';
import { Pager, pagesToShow } from './pager.tsx';
import { RouteLine } from './route-line.tsx';
import { initialsOf } from './stamp.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

test('[B-13] a field error stands under the field with the warning icon, tied to it', () => {
  const html = renderPage(<TextField label="First name" name="first_name" required error="First name is required" />);
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toMatch(/<input[^>]*aria-invalid="true"/);
  expect(html).toMatch(new RegExp(`<input.*<span class="field-error" id="${id}"><svg.*</svg>First name is required`));
  expect(html).toContain('First name<span aria-hidden="true"> *</span>');
});

test('a counter shows how much of the limit is used', () => {
  expect(renderPage(<TextAreaField label="Why" limit={200} defaultValue="four" />)).toContain('4/200');
});

test('a pager has real links to the first, last and neighbouring pages', () => {
  expect(pagesToShow(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(pagesToShow(1, 2)).toEqual([1, 2]);
  const html = renderPage(
    <Pager
      label="Pages"
      page={2}
      totalPages={3}
      hrefOf={(page) => `/search?page=${page}`}
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={(page) => `Page ${page}`}
    />,
  );
  expect(html).toContain('href="/search?page=3"');
  expect(html).toMatch(
    /href="\/search\?page=2"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/search\?page=2"/,
  );
});

test('a route is read out in words', () => {
  const html = renderPage(<RouteLine origin="VNM" destination="NLD" label="From Vietnam to the Netherlands" />);
  expect(html).toContain('role="img" aria-label="From Vietnam to the Netherlands"');
  const beside = renderPage(<RouteLine origin="VNM" destination="NLD" label="" />);
  expect(beside).toContain('<span class="route-line" aria-hidden="true">');
});

test('initials are those of the first and the last word, in any script', () => {
  expect(initialsOf('Linh Trần')).toBe('LT');
  expect(initialsOf('陈 伟')).toBe('陈伟');
  expect(initialsOf('Madonna')).toBe('M');
  expect(initialsOf('𠮷野')).toBe('𠮷');
});

test('countries lie on the map, and arcs rise above both ends', () => {
  const hanoi = pointOf('VN');
  const delft = pointOf('NL');
  expect(hanoi).not.toBeNull();
  expect(delft?.x).toBeLessThan(hanoi?.x ?? 0);
  expect(arcPath({ x: 0, y: 100 }, { x: 100, y: 100 })).toBe('M0 100Q50 42 100 100');
  expect(pointOf('ZZ')).toBeNull();
});
