import { expect, test } from 'vitest';
import { LANGUAGE_TAGS } from '@abroad/contract';
import { wordsIn } from '../../core/words-in.ts';
import { REPLY_CASES } from '../../testing/reply-cases.ts';
import { PROGRAMS, replyMail } from '../../testing/reply-mails.ts';
import { answerMarkers, mailEndings } from './mail-unread.ts';
import { readHead, recipientsAt, returnPathOf } from './mail-head.ts';
import { readMail } from './read-mail.ts';
import { replyTextOf } from './reply-text.ts';

const SENDER = 'Abroad Mentors <hello@mentors.example.org>';
const TO = 'reply+abc@mentors.example.org';
const ours = {
  markers: answerMarkers(),
  endings: mailEndings(),
  addresses: ['hello@mentors.example.org', TO],
  names: ['Abroad Mentors'],
};
const LANGUAGE_OF: [RegExp, string][] = [
  [/French/, 'fr'],
  [/Spanish/, 'es'],
  [/Vietnamese/, 'vi'],
  [/Chinese/, 'zh'],
  [/Hindi/, 'hi'],
  [/Arabic/, 'ar'],
];
const ourMail = (language: string) =>
  `${wordsIn(language)('messages_by_mail.answer_above')}\n\nLinh sent you a message\n\nYou have one unread message.\n\nLinh wrote:\n> When are you free?\n\nOpen the conversation: https://mentors.example.org/messages/1\n\n--\nAbroad Mentors\nYou get this email because you have an account.\n${wordsIn(language)('mail.unsubscribe.categories.messages.button')}: https://mentors.example.org/stop\n`;

test.each(PROGRAMS)('[T-240] of an answer from $name the words alone are taken', async (program) => {
  const language = LANGUAGE_OF.find(([name]) => name.test(program.name))?.[1] ?? 'en';
  const raw = replyMail(program, {
    from: 'Amara <amara@uni.example>',
    to: TO,
    ours: ourMail(language),
    sender: SENDER,
  });
  expect(await readMail(raw, { ours, contacts: { countries: [], own_host: 'abroad.example' } })).toMatchObject({
    from: 'amara@uni.example',
    text: program.words,
  });
  const head = readHead(raw) ?? new Map();
  expect(returnPathOf(head)).toBe('amara@uni.example');
  expect(recipientsAt(head, 'mentors.example.org')).toEqual([TO]);
});

test.each(REPLY_CASES)('[T-240] whole, and without what its program added: $name', ({ words, text }) => {
  expect(replyTextOf(text(ourMail('en')), ours)).toBe(words);
});

test.each(LANGUAGE_TAGS)('[T-240] our line is found in %s, also broken in two, emphasised and quoted', (language) => {
  const marker = wordsIn(language)('messages_by_mail.answer_above');
  const middle = marker.indexOf(' ', 12) === -1 ? 8 : marker.indexOf(' ', 12);
  for (const line of [
    marker,
    `> *${marker}*`,
    `>> ${marker.slice(0, middle)}\n>>${marker.slice(middle)}`,
    `\u202b${marker}\u202c`,
  ]) {
    expect(replyTextOf(`Yes.\n\n${line}\n> old words`, ours)).toBe('Yes.');
  }
});

test('[T-240] a short address of ours, at which Gmail breaks the line that introduces the quote, leaves none of it', () => {
  const short = { ...ours, addresses: ['hello@mentors.test'] };
  const above = 'On Mon, Jan 11, 2055 at 9:00 AM Abroad Mentors <';
  expect(replyTextOf(`In 2056.\n\n${above}\nhello@mentors.test> wrote:\n\n> Hello`, short)).toBe('In 2056.');
});

test('[T-240] both forms of our domain introduce a quote', () => {
  for (const [own, written] of [
    ['hello@bücher.example', 'hello@xn--bcher-kva.example'],
    ['hello@xn--bcher-kva.example', 'hello@bücher.example'],
  ] as const) {
    const international = { ...ours, addresses: [own], names: [] };
    expect(replyTextOf(`Yes.\n\nOn Jan 11, 2027, ${written} wrote:\n\n> Hello`, international)).toBe('Yes.');
  }
});

test('[T-240] an answer keeps its own lists, times, colons and years, and one without words is empty', () => {
  const marker = answerMarkers()[0] ?? '';
  const own = 'My times in 2055:\n- Monday 10:00\n- Tuesday 11:00\n\nBest from:\nAmara';
  expect(replyTextOf(`${own}\n\n${marker}`, ours)).toBe(own);
  expect(replyTextOf(`\n\nSent from my iPhone\n\n${marker}\nold words`, ours)).toBe('');
  expect(replyTextOf(`On Mon, Jan 11, 2055, ${SENDER} wrote:\n> ${marker}\n> old words`, ours)).toBe('');
  expect(replyTextOf('', ours)).toBe('');
});

test.each([
  [
    '10,000 quoted lines',
    `Yes.\n\nOn Mon, Jan 11, 2055 at 9:00 AM X <x@y.example> wrote:\n${'> old words, again and again\n'.repeat(10_000)}`,
  ],
  ['100,000 blank lines', `Yes.${'\n'.repeat(100_000)}`],
  ['100,000 spaces and a tail', `Yes.\n${' '.repeat(100_000)}> x`],
  ['"Op " with no end', `Yes.\n\n-- \n${'Op \n'.repeat(100_000)}`],
  ['quote marks alone', `Yes.\n\n${'>'.repeat(300_000)}`],
  ['one line of 5 MB', `Yes.\n\n-- \n${'x'.repeat(5_000_000)}`],
  ['dashes', `Yes.\n\n-- \n${'- '.repeat(200_000)}`],
])('[T-243] an answer with %s is read within a second', (_name, text) => {
  const before = process.threadCpuUsage();
  expect(replyTextOf(text, ours)).toBe('Yes.');
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1000);
});
