import Link from 'next/link';
import { createElement as h } from 'react';

export const metadata = { title: 'Find mentors', description: 'People who went where you want to go.' };

const MENU = ['Find mentors', 'Routes', 'Become a mentor', 'Sign in'];
const FOOTER = [
  'Find mentors',
  'Routes',
  'Become a mentor',
  'Terms',
  'Privacy',
  'English',
  'Français',
  'Español',
  'Light',
  'Dark',
  'System',
];

const links = (names) =>
  names.map((name) => h('li', { key: name }, h(Link, { href: `/search?page=1#${name}`, prefetch: false }, name)));

export default function Layout({ children }) {
  return h(
    'html',
    { lang: 'en' },
    h(
      'body',
      null,
      h(
        'header',
        { className: 'header' },
        h(Link, { href: '/search', className: 'brand' }, 'Abroad'),
        h('nav', null, h('ul', null, links(MENU))),
      ),
      children,
      h('footer', { className: 'footer' }, h('ul', null, links(FOOTER))),
    ),
  );
}
