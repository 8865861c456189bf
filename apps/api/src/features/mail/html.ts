import { brand, spokenLanguage } from '@abroad/contract';
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  render,
  Row,
  Section,
  Text,
} from '@react-email/components';
import { createElement as make, Fragment, type CSSProperties, type ReactNode } from 'react';
import { wordsIn, type Words } from '../../core/words-in.ts';
import type { ClockFace, MailContent, MailRoute, MailSearch, MailSession } from './mail-content.ts';

/** The product's design tokens for mail programs: hexadecimal colours, system fonts, no variables. */
const colour = {
  paper: '#f4fbfa',
  surface: '#ffffff',
  sunken: '#e5f2f0',
  ink: '#082624',
  ink_2: '#3e5755',
  line: '#d0dcda',
  pine: '#035343',
  on_pine: '#f5fefc',
  vermilion: '#e54316',
} as const;
const font = 'Onest, "Segoe UI", Roboto, "Noto Sans", -apple-system, sans-serif';

const plain: CSSProperties = { margin: 0, fontSize: '16px', lineHeight: '24px', color: colour.ink };

const look = {
  body: { margin: 0, padding: '24px 0', backgroundColor: colour.paper, fontFamily: font },
  card: {
    maxWidth: '560px',
    margin: '0 auto',
    padding: '24px',
    backgroundColor: colour.surface,
    border: `1px solid ${colour.line}`,
    borderRadius: '14px',
  },
  product: { ...plain, fontSize: '14px', fontWeight: 600, color: colour.pine },
  heading: { ...plain, margin: '16px 0 8px', fontSize: '24px', lineHeight: '32px', fontWeight: 700 },
  text: plain,
  lead: { ...plain, margin: '0 0 24px' },
  note: { ...plain, margin: '8px 0 0', fontSize: '14px', lineHeight: '20px', color: colour.ink_2 },
  quiet: { ...plain, fontSize: '14px', lineHeight: '20px', color: colour.ink_2 },
  ticket: { margin: '24px 0', padding: '16px', backgroundColor: colour.sunken, borderRadius: '14px' },
  service: { ...plain, fontWeight: 600 },
  route: { ...plain, margin: '4px 0 0', fontSize: '14px' },
  arc: { color: colour.vermilion, letterSpacing: '1px' },
  clock: { width: '50%', padding: '16px 12px 0 0', verticalAlign: 'top' },
  time: { ...plain, fontSize: '18px', lineHeight: '26px', fontWeight: 700 },
  money: { margin: '0 0 24px' },
  sumName: { ...plain, width: '50%', padding: '2px 12px 2px 0', color: colour.ink_2 },
  sum: { ...plain, padding: '2px 0', fontWeight: 600, verticalAlign: 'top' },
  place: { ...plain, margin: '16px 0 0', fontSize: '14px' },
  found: { margin: '12px 0 0' },
  link: { color: colour.pine, textDecoration: 'underline' },
  quote: { ...plain, margin: '4px 0 24px', paddingLeft: '12px', borderLeft: `3px solid ${colour.line}` },
  button: {
    padding: '12px 20px',
    backgroundColor: colour.pine,
    color: colour.on_pine,
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
    borderRadius: '8px',
  },
  quietLink: { fontSize: '13px', lineHeight: '20px', color: colour.ink_2, textDecoration: 'underline' },
  footer: { ...plain, margin: '24px 0 0', fontSize: '13px', lineHeight: '20px', color: colour.ink_2 },
} as const satisfies Record<string, CSSProperties>;

/** The dark colours, for programs that support such rules; they override the elements' styles. */
const DARK = `@media (prefers-color-scheme:dark){
.paper,.paper>table>tbody>tr>td{background-color:#0c1716!important}
.card{background-color:#13211f!important;border-color:#2b3d3a!important}
.card h1,.card p,.card td{color:#eef3ef!important}
.card .quiet,.card a.quiet{color:#a8bab6!important}
.card .ticket{background-color:#1c2d2b!important}
.card a{color:#6fd3bb!important}
.card a.button{background-color:#6fd3bb!important}
.card a.button,.card a.button span{color:#06201b!important}
}`;

/** Mirrors a style for the reader's direction: mail programs support no logical properties, so left and right are swapped. */
function mirrored(style: CSSProperties, direction: 'ltr' | 'rtl'): CSSProperties {
  if (direction === 'ltr') {
    return style;
  }
  const { padding, paddingLeft, borderLeft, ...rest } = style;
  const [top, right, bottom, left] = String(padding ?? '').split(' ');
  return {
    ...rest,
    ...(padding === undefined ? {} : { padding: [top, left, bottom, right].join(' ') }),
    ...(paddingLeft === undefined ? {} : { paddingRight: paddingLeft }),
    ...(borderLeft === undefined ? {} : { borderRight: borderLeft }),
  };
}

function clock({ whose, time, date, zone }: ClockFace, direction: Words['direction']): ReactNode {
  return make(
    Column,
    { key: whose + zone, style: mirrored(look.clock, direction) },
    make(Text, { className: 'quiet', style: look.quiet }, whose),
    make(Text, { style: look.time }, time),
    date === null ? null : make(Text, { style: look.text }, date),
    make(Text, { className: 'quiet', style: look.quiet }, zone),
  );
}

function place({ text, href }: NonNullable<MailSession['place']>, t: Words): ReactNode {
  return make(
    Text,
    { style: look.place },
    t('mail.labelled', { label: t('mail.labels.place'), value: '' }),
    href === null ? text : make(Link, { href, style: look.link }, text),
  );
}

/** The product's logo: hollow origin, one arc, filled destination. */
const routeLine = ({ from, to }: MailRoute): ReactNode =>
  make(Text, { style: look.route }, `${from} `, make('span', { style: look.arc }, '○──●'), ` ${to}`);

function ticket(session: MailSession, t: Words): ReactNode {
  return make(
    Section,
    { className: 'ticket', style: look.ticket },
    make(Text, { style: look.service }, session.service),
    session.route === null ? null : routeLine(session.route),
    make(Row, null, ...session.clocks.map((face) => clock(face, t.direction))),
    session.place === null ? null : place(session.place, t),
  );
}

/** Lines as they were typed, in the direction of their own language, aligned with the email; React escapes them. */
function quote({ label, text }: NonNullable<MailContent['quote']>, direction: Words['direction']): ReactNode {
  const lines = text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [make('br', { key: index }), line]));
  const side: CSSProperties = { textAlign: direction === 'rtl' ? 'right' : 'left' };
  return make(
    Fragment,
    null,
    make(Text, { className: 'quiet', style: look.quiet }, label),
    make(Text, { dir: 'auto', style: { ...mirrored(look.quote, direction), ...side } }, ...lines),
  );
}

/** Amounts in a table of two columns, with the labels first. */
function money({ lines, notes }: NonNullable<MailContent['money']>, { direction }: Words): ReactNode {
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
    ...notes.map((note) => make(Text, { key: note, className: 'quiet', style: look.note }, note)),
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

/** A saved search as a ticket: its name, its new mentors, and the link that ends its emails. */
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

/** For programs that support more than inline styles: the title, narrow screens, dark colours. */
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

/** An email as HTML, in the product's design. */
export function toHtml(content: MailContent): Promise<string> {
  const { heading, lead, button, unsubscribe, language } = content;
  const t = wordsIn(language);
  const { direction } = t;
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
          // Repeated, because webmail drops the page's own element.
          { ...spoken, className: 'card', style: look.card },
          content.answer_above ? make(Text, { className: 'quiet', style: look.quiet }, content.answer_above) : null,
          make(Text, { style: look.product }, brand()),
          make(Heading, { as: 'h1', style: look.heading }, heading),
          // A session's card keeps a distance of its own.
          make(Text, { style: content.session === null ? look.lead : look.text }, lead),
          content.session === null ? null : ticket(content.session, t),
          content.money === null ? null : money(content.money, t),
          content.times === null ? null : times(content.times),
          content.instruction ? quote(content.instruction, direction) : null,
          content.quote === null ? null : quote(content.quote, direction),
          content.searches === null ? null : content.searches.map(savedSearch),
          make(Button, { className: 'button', href: button.href, style: look.button }, button.label),
          ...(content.links ?? []).map(({ label, href }) =>
            make(Text, { key: href, style: look.note }, make(Link, { href, style: look.link }, label)),
          ),
          make(Text, { className: 'quiet', style: look.footer }, content.why),
          unsubscribe === null
            ? null
            : make(Link, { href: unsubscribe.href, className: 'quiet', style: look.quietLink }, unsubscribe.label),
        ),
      ),
    ),
  );
}
