import { expect, test } from 'vitest';
import { createTranslate } from './i18n.tsx';
import { pageTags } from './page-tags.ts';

const t = createTranslate('en');
const page = { title: 'Linh Trần', description: 'MSc in Delft', url: 'https://mentors.test/linh-tran/mentor-profile' };
const contents = (tags: ReturnType<typeof pageTags>) =>
  Object.fromEntries(tags.map((tag) => Object.values(tag) as [string, unknown]));

test('a page about a person is shared with their photograph', () => {
  const tags = contents(pageTags({ ...page, image: 'https://mentors.test/api/v1/media/1.webp' }, t));
  expect(tags).toMatchObject({ 'og:image': 'https://mentors.test/api/v1/media/1.webp', 'twitter:card': 'summary' });
});

test.each([undefined, null, 'https://mentors.test/api/v1/media/portraits/00000000000.svg'])(
  'with %s for a picture a page is shared with that of the product, which previews can show',
  (image) => {
    const tags = contents(pageTags({ ...page, ...(image !== undefined && { image }) }, t));
    expect(tags).toMatchObject({ 'og:image': 'https://mentors.test/share.jpg', 'og:image:width': '1200' });
    expect(tags).toMatchObject({ 'twitter:card': 'summary_large_image', 'og:title': 'Linh Trần' });
  },
);

test('the tab says the title with the product, or its own text', () => {
  expect(pageTags(page, t)).toContainEqual({ title: 'Linh Trần · Abroad Mentors' });
  expect(pageTags({ ...page, tab: 'Home' }, t)).toContainEqual({ title: 'Home' });
});
