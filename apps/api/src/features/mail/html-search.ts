import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as make, type ReactNode } from 'react';
import { routeLine } from './html-route.ts';
import { look } from './look.ts';
import type { MailSearch } from './mail-content.ts';

function mentor({ name, href, about, route }: MailSearch['mentors'][number]): ReactNode {
  return make(
    Section,
    { key: href, style: look.found },
    make(Text, { style: look.service }, make(Link, { href, style: look.link }, name)),
    about === null ? null : make(Text, { className: 'quiet', style: look.quiet }, about),
    route === null ? null : routeLine(route),
  );
}

/** A saved search on a ticket: its name, the mentors who are new to it, and the way to end its mails. */
export function htmlOfSearch({ name, href, mentors, more, stop }: MailSearch): ReactNode {
  return make(
    Section,
    { key: href, className: 'ticket', style: look.ticket },
    make(
      Text,
      { className: 'quiet', style: look.quiet },
      make(Link, { href, className: 'quiet', style: look.quietLink }, name),
    ),
    ...mentors.map(mentor),
    more === null ? null : make(Text, { style: look.place }, make(Link, { href, style: look.link }, more)),
    make(
      Text,
      { style: look.place },
      make(Link, { href: stop.href, className: 'quiet', style: look.quietLink }, stop.label),
    ),
  );
}
