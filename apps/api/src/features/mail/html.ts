import { spokenLanguage } from '@abroad/contract';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { render } from '@react-email/render';
import { createElement as make, Fragment, type CSSProperties, type ReactNode } from 'react';
import type { ClockFace, MailContent, MailRoute, MailSearch, MailSession } from './mail-content.ts';
import { wordsIn, type MailWords } from './locales/index.ts';
import { DARK, look, mirrored } from './look.ts';

function clock({ whose, time, date, zone }: ClockFace, direction: MailWords['direction']): ReactNode {
  return make(
    Column,
    { key: whose + zone, style: mirrored(look.clock, direction) },
    make(Text, { className: 'quiet', style: look.quiet }, whose),
    make(Text, { style: look.time }, time),
    date === null ? null : make(Text, { style: look.text }, date),
    make(Text, { className: 'quiet', style: look.quiet }, zone),
  );
}

function place({ text, href }: NonNullable<MailSession['place']>, { labels, labelled }: MailWords): ReactNode {
  return make(
    Text,
    { style: look.place },
    labelled(labels.place, ''),
    href === null ? text : make(Link, { href, style: look.link }, text),
  );
}

/** The product's sign: hollow origin, one arc, filled destination. */
const routeLine = ({ from, to }: MailRoute): ReactNode =>
  make(Text, { style: look.route }, `${from} `, make('span', { style: look.arc }, '○──●'), ` ${to}`);

function ticket(session: MailSession, words: MailWords): ReactNode {
  return make(
    Section,
    { className: 'ticket', style: look.ticket },
    make(Text, { style: look.service }, session.service),
    session.route === null ? null : routeLine(session.route),
    make(Row, null, ...session.clocks.map((face) => clock(face, words.direction))),
    session.place === null ? null : place(session.place, words),
  );
}

/** Lines as they were typed, in their own language's direction on the mail's side; React escapes them. */
function quote({ label, text }: NonNullable<MailContent['quote']>, direction: MailWords['direction']): ReactNode {
  const lines = text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [make('br', { key: index }), line]));
  const side: CSSProperties = { textAlign: direction === 'rtl' ? 'right' : 'left' };
  return make(
    Fragment,
    null,
    make(Text, { className: 'quiet', style: look.quiet }, label),
    make(Text, { dir: 'auto', style: { ...mirrored(look.quote, direction), ...side } }, ...lines),
  );
}

/** Sums in a table of two columns, the names before them. */
function money({ lines, note }: NonNullable<MailContent['money']>, { direction }: MailWords): ReactNode {
  return make(
    Section,
    { style: look.money },
    ...lines.map(({ label, value }) =>
      make(Row, {
        key: label,
        children: [
          make(Column, { key: 'name', className: 'quiet', style: mirrored(look.sumName, direction) }, label),
          make(Column, { key: 'sum', style: look.sum }, value),
        ],
      }),
    ),
    note === null ? null : make(Text, { className: 'quiet', style: look.quiet }, note),
  );
}

function times({ label, items }: NonNullable<MailContent['times']>): ReactNode {
  return make(
    Section,
    { style: look.money },
    make(Text, { className: 'quiet', style: look.quiet }, label),
    ...items.map((time) => make(Text, { key: time, style: look.service }, time)),
  );
}

function newMentor({ name, href, about, route }: MailSearch['mentors'][number]): ReactNode {
  return make(
    Section,
    { key: href, style: look.found },
    make(Text, { style: look.service }, make(Link, { href, style: look.link }, name)),
    about === null ? null : make(Text, { className: 'quiet', style: look.quiet }, about),
    route === null ? null : routeLine(route),
  );
}

/** A saved search on a ticket: its name, the mentors who are new to it, and the way to end its mails. */
function savedSearch({ name, href, mentors, more, stop }: MailSearch): ReactNode {
  return make(
    Section,
    { key: href, className: 'ticket', style: look.ticket },
    make(
      Text,
      { className: 'quiet', style: look.quiet },
      make(Link, { href, className: 'quiet', style: look.quietLink }, name),
    ),
    ...mentors.map(newMentor),
    more === null ? null : make(Text, { style: look.place }, make(Link, { href, style: look.link }, more)),
    make(
      Text,
      { style: look.place },
      make(Link, { href: stop.href, className: 'quiet', style: look.quietLink }, stop.label),
    ),
  );
}

/** What programs read that know more than inline styles: the page's title, narrow screens, dark colours. */
function head(subject: string): ReactNode {
  return make(
    Head,
    null,
    make('title', null, subject),
    make('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    make('meta', { name: 'color-scheme', content: 'light dark' }),
    make('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    make('style', { dangerouslySetInnerHTML: { __html: DARK } }),
  );
}

/** A mail as HTML, in the product's look. */
export function toHtml(content: MailContent): Promise<string> {
  const { heading, lead, button, unsubscribe, language } = content;
  const words = wordsIn(language);
  const { labels, direction } = words;
  const spoken = { lang: spokenLanguage(language), dir: direction };
  return render(
    make(
      Html,
      spoken,
      head(content.subject),
      make(Preview, null, lead),
      make(
        Body,
        { ...spoken, className: 'paper', style: look.body },
        make(
          Container,
          // Once more: mail programs in the browser drop the page's own element.
          { ...spoken, className: 'card', style: look.card },
          make(Text, { style: look.product }, labels.product),
          make(Heading, { as: 'h1', style: look.heading }, heading),
          make(Text, { style: look.text }, lead),
          content.session === null ? null : ticket(content.session, words),
          content.money === null ? null : money(content.money, words),
          content.times === null ? null : times(content.times),
          content.quote === null ? null : quote(content.quote, direction),
          content.searches === null ? null : content.searches.map(savedSearch),
          make(Button, { className: 'button', href: button.href, style: look.button }, button.label),
          make(Text, { className: 'quiet', style: look.footer }, content.why),
          unsubscribe === null
            ? null
            : make(Link, { href: unsubscribe.href, className: 'quiet', style: look.quietLink }, unsubscribe.label),
        ),
      ),
    ),
  );
}
