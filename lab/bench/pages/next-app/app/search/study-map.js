'use client';

import { createElement as h, useState } from 'react';

const SHOWN = 3;

/** Where the found mentors studied: a line to unfold. */
export function StudyMap({ countries }) {
  const [open, setOpen] = useState(false);
  return h(
    'details',
    { className: 'map', open },
    h(
      'summary',
      { onClick: () => setOpen(!open) },
      countries.slice(0, SHOWN).map(({ value, count }) => h('span', { key: value }, value, ' ', h('b', null, count))),
      h('span', null, `${countries.length} countries`),
    ),
  );
}
