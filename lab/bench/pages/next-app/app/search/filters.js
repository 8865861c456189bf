'use client';

import { createElement as h, useState } from 'react';

const YEARS = Array.from({ length: 30 }, (_, index) => 2026 - index);

function Tick({ name, value, label, count, ticked, onTick }) {
  return h(
    'label',
    { className: 'checkbox' },
    h('input', { type: 'checkbox', name, value, checked: ticked.includes(value), onChange: () => onTick(value) }),
    h('span', null, label),
    h('span', { className: 'muted' }, count),
  );
}

function Ticks({ legend, name, counts }) {
  const [ticked, setTicked] = useState([]);
  const [open, setOpen] = useState(false);
  const onTick = (value) =>
    setTicked(ticked.includes(value) ? ticked.filter((one) => one !== value) : [...ticked, value]);
  return h(
    'fieldset',
    null,
    h('legend', null, legend),
    h(
      'ul',
      null,
      counts.map(({ value, count }, index) =>
        h(
          'li',
          { key: value, className: index < 8 || open ? undefined : 'rest' },
          h(Tick, { name, value, label: value, count, ticked, onTick }),
        ),
      ),
    ),
    h(
      'button',
      { type: 'button', 'aria-expanded': open, onClick: () => setOpen(!open) },
      open ? 'Fewer' : `${counts.length} more`,
    ),
  );
}

function Bars({ counts }) {
  const most = Math.max(...counts.map(({ count }) => count));
  return h(
    'svg',
    { viewBox: `0 0 ${counts.length} 1`, preserveAspectRatio: 'none' },
    counts.map(({ value, count }, index) =>
      h(
        'rect',
        { key: value, x: index, width: 0.8, y: 1 - count / most, height: count / most },
        h('title', null, `${value}: ${count}`),
      ),
    ),
  );
}

const Years = ({ name }) =>
  h(
    'select',
    { name },
    h('option', { value: '' }, 'Any'),
    YEARS.map((year) => h('option', { key: year, value: year }, year)),
  );

/** Everything to narrow by, with counts. */
export function Filters({ facets }) {
  const [words, setWords] = useState('');
  return h(
    'form',
    { action: '/search', className: 'filters' },
    h('input', {
      name: 'keyword',
      value: words,
      onChange: ({ target }) => setWords(target.value),
      placeholder: 'Name, university, topic',
    }),
    h(Ticks, { legend: 'Degree', name: 'degree_ids', counts: facets.degree_ids }),
    h(Ticks, { legend: 'Topics', name: 'topics', counts: facets.topics }),
    h(
      'fieldset',
      null,
      h('legend', null, 'Years'),
      h(Bars, { counts: facets.education_start_years }),
      h(Years, { name: 'education_start_year_from' }),
      h(Years, { name: 'education_start_year_to' }),
    ),
    h(Ticks, { legend: 'From', name: 'origin_country_codes', counts: facets.origin_country_codes }),
    h('button', null, 'Search'),
  );
}
