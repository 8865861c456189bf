import type { ClockFace } from './clocks.ts';
import type { MailContent } from './content.ts';
import { wordsIn } from './locales/index.ts';

const clockLine = ({ whose, time, date, zone }: ClockFace) =>
  `${whose}: ${date === null ? '' : `${date}, `}${time} (${zone})`;
const quoted = (text: string) => text.split('\n').map((line) => `> ${line}`);

/** A mail as plain text. */
export function toText(content: MailContent): string {
  const { heading, lead, service, route, clocks, place, quote, button, unsubscribe } = content;
  const { labels } = wordsIn(content.language);
  const lines = [
    heading,
    '',
    lead,
    '',
    `${labels.service}: ${service}`,
    ...(route === null ? [] : [`${route.from} → ${route.to}`]),
    ...clocks.map(clockLine),
    ...(place === null ? [] : [`${labels.place}: ${place.text}${place.href === null ? '' : ` ${place.href}`}`]),
    ...(quote === null ? [] : ['', `${quote.label}:`, ...quoted(quote.text)]),
    '',
    `${button.label}: ${button.href}`,
    '',
    '--',
    labels.product,
    labels.why,
    ...(unsubscribe === null ? [] : [`${unsubscribe.label}: ${unsubscribe.href}`]),
  ];
  return `${lines.join('\n')}\n`;
}
