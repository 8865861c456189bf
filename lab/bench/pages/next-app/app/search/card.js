import Link from 'next/link';
import { createElement as h } from 'react';

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** A found mentor. */
export function Card({ profile }) {
  const name = `${profile.first_name} ${profile.last_name}`;
  const next = profile.next_available_at;
  return h(
    'article',
    { className: 'card result' },
    h(
      'div',
      { className: 'stamp' },
      profile.profile_image_url
        ? h('img', { src: profile.profile_image_url, alt: '', loading: 'lazy' })
        : h('span', null, name.slice(0, 1)),
    ),
    h(
      'div',
      null,
      h('h2', null, h(Link, { href: `/${profile.slug}/mentor-profile`, prefetch: false }, name)),
      h(
        'div',
        { className: 'route' },
        h(
          'svg',
          { viewBox: '0 0 60 20' },
          h('circle', { cx: 5, cy: 15, r: 3 }),
          h('path', { d: 'M5 15 Q30 -5 55 15' }),
          h('circle', { cx: 55, cy: 15, r: 3 }),
        ),
        h('span', null, `${profile.origin_country_code} to ${profile.country}`),
      ),
      h('p', null, profile.field_of_study, h('bdi', null, profile.school)),
      h('p', { className: 'headline' }, profile.headline),
      h(
        'ul',
        { className: 'tags' },
        profile.topics.slice(0, 3).map((topic) => h('li', { key: topic, className: 'tag' }, topic)),
      ),
    ),
    h(
      'div',
      { className: 'facts' },
      h(
        Link,
        { href: `/${profile.slug}/mentor-profile#reviews`, prefetch: false },
        h('b', null, profile.rating),
        ` (${profile.review_count})`,
      ),
      profile.proofs.slice(0, 1).map(({ kind }) => h('span', { key: kind }, kind)),
      h('span', null, `${profile.job_title}, ${profile.organisation}`),
      h('span', null, profile.languages.join(', ')),
    ),
    h(
      'div',
      { className: 'side' },
      h('span', { className: 'tiny' }, 'Next free'),
      h('span', null, next ? time.format(new Date(next)) : 'Fully booked'),
      h('span', null, h('b', null, profile.price_from ?? ''), ' ', profile.currency),
      h(Link, { href: `/${profile.slug}/availability`, prefetch: false, className: 'button' }, 'See times'),
    ),
  );
}
