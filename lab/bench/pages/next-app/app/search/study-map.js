'use client';

import Link from 'next/link';
import { createElement as h, useState } from 'react';

/** The found mentors' countries of study: a map that filters by a click, and the same as a list. */
export function StudyMap({ countries }) {
  const [pointed, setPointed] = useState(null);
  const pointing = (value) => ({ onPointerEnter: () => setPointed(value), onPointerLeave: () => setPointed(null) });
  const linkOf = (value) => ({
    href: `/search?destination_country_codes=${value}`,
    prefetch: false,
    ...pointing(value),
  });
  return h(
    'details',
    { className: 'map', open: true },
    h('summary', null, `${countries.length} countries`),
    h(
      'svg',
      { viewBox: '0 0 100 50' },
      h('use', { href: '/map.svg#land' }),
      countries.map(({ value }) =>
        h(
          Link,
          { key: value, ...linkOf(value) },
          h('use', { href: `/map.svg#${value}`, className: pointed === value ? 'pointed' : 'country' }),
        ),
      ),
    ),
    h(
      'ul',
      null,
      countries.map(({ value, count }) =>
        h(
          'li',
          { key: value },
          h(Link, linkOf(value), h('span', null, value), ' ', h('span', { className: 'count' }, count)),
        ),
      ),
    ),
  );
}
