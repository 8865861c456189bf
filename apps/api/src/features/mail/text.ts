import type { ClockFace, MailContent, MailSearch, MailSession } from './mail-content.ts';
import { wordsIn, type MailWords } from './locales/index.ts';

const clockLine = ({ whose, time, date, zone }: ClockFace, { labelled, moment }: MailWords) =>
  labelled(whose, `${date === null ? time : moment(date, time)} (${zone})`);
const quoted = (text: string) => text.split('\n').map((line) => `> ${line}`);

function sessionLines({ service, route, clocks, place }: MailSession, words: MailWords): string[] {
  const { labels, labelled, direction } = words;
  const arrow = direction === 'rtl' ? '←' : '→';
  const where = place === null || place.href === null ? place?.text : `${place.text} ${place.href}`;
  return [
    '',
    labelled(labels.service, service),
    ...(route === null ? [] : [`${route.from} ${arrow} ${route.to}`]),
    ...clocks.map((clock) => clockLine(clock, words)),
    ...(where === undefined ? [] : [labelled(labels.place, where)]),
  ];
}

function moneyLines(money: MailContent['money'], { labelled }: MailWords): string[] {
  return money === null
    ? []
    : [
        '',
        ...money.lines.map(({ label, value }) => labelled(label, value)),
        ...(money.note === null ? [] : [money.note]),
      ];
}

function searchLines({ name, href, mentors, more, stop }: MailSearch, { labelled, direction }: MailWords): string[] {
  const arrow = direction === 'rtl' ? '←' : '→';
  return [
    '',
    labelled(name, href),
    ...mentors.flatMap((mentor) => [
      '',
      labelled(mentor.name, mentor.href),
      ...(mentor.about === null ? [] : [mentor.about]),
      ...(mentor.route === null ? [] : [`${mentor.route.from} ${arrow} ${mentor.route.to}`]),
    ]),
    ...(more === null ? [] : ['', more]),
    '',
    labelled(stop.label, stop.href),
  ];
}

/** A mail as plain text. */
export function toText(content: MailContent): string {
  const { heading, lead, session, money, times, quote, searches, button, unsubscribe, why } = content;
  const words = wordsIn(content.language);
  const { labels, labelled } = words;
  const lines = [
    heading,
    '',
    lead,
    ...(session === null ? [] : sessionLines(session, words)),
    ...moneyLines(money, words),
    ...(times === null ? [] : ['', labelled(times.label, '').trimEnd(), ...times.items.map((time) => `- ${time}`)]),
    ...(quote === null ? [] : ['', labelled(quote.label, '').trimEnd(), ...quoted(quote.text)]),
    ...(searches ?? []).flatMap((search) => searchLines(search, words)),
    '',
    labelled(button.label, button.href),
    '',
    '--',
    labels.product,
    why,
    ...(unsubscribe === null ? [] : [labelled(unsubscribe.label, unsubscribe.href)]),
  ];
  return `${lines.join('\n')}\n`;
}
