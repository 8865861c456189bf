import type { ClockFace } from './clocks.ts';
import type { MailContent } from './content.ts';
import { wordsIn, type MailWords } from './locales/index.ts';

const clockLine = ({ whose, time, date, zone }: ClockFace, { labelled, moment }: MailWords) =>
  labelled(whose, `${date === null ? time : moment(date, time)} (${zone})`);
const quoted = (text: string) => text.split('\n').map((line) => `> ${line}`);

/** A mail as plain text. */
export function toText(content: MailContent): string {
  const { heading, lead, service, route, clocks, place, quote, button, unsubscribe } = content;
  const words = wordsIn(content.language);
  const { labels, labelled, direction } = words;
  const arrow = direction === 'rtl' ? '←' : '→';
  const lines = [
    heading,
    '',
    lead,
    '',
    labelled(labels.service, service),
    ...(route === null ? [] : [`${route.from} ${arrow} ${route.to}`]),
    ...clocks.map((clock) => clockLine(clock, words)),
    ...(place === null
      ? []
      : [labelled(labels.place, place.href === null ? place.text : `${place.text} ${place.href}`)]),
    ...(quote === null ? [] : ['', labelled(quote.label, '').trimEnd(), ...quoted(quote.text)]),
    '',
    labelled(button.label, button.href),
    '',
    '--',
    labels.product,
    labels.why,
    ...(unsubscribe === null ? [] : [labelled(unsubscribe.label, unsubscribe.href)]),
  ];
  return `${lines.join('\n')}\n`;
}
