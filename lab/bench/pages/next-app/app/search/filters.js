'use client';

import { createElement as h, useState } from 'react';

const GROUPS = ['Topics', 'Availability', 'Degree', 'Price', 'University', 'Languages', 'Proof', 'Year'];

/** The form, and a button for each group of filters; their fields come when one is pressed. */
export function Filters() {
  const [words, setWords] = useState('');
  const [open, setOpen] = useState(null);
  const field = (name) =>
    h(
      'div',
      { className: 'field' },
      h('label', { htmlFor: name }, name),
      h('input', { id: name, name, value: words, onChange: ({ target }) => setWords(target.value) }),
    );
  return h(
    'form',
    { action: '/search', className: 'filters' },
    field('from'),
    field('to'),
    field('keyword'),
    h('button', null, 'Search'),
    h(
      'fieldset',
      null,
      GROUPS.map((group) =>
        h(
          'button',
          { key: group, type: 'button', 'aria-expanded': group === open, onClick: () => setOpen(group) },
          group,
        ),
      ),
    ),
  );
}
