import { expect, test } from 'vitest';
import { readMail } from './read-mail.ts';

const ours = {
  markers: ['--- above ---'],
  endings: ['Stop emails'],
  addresses: ['hello@mentors.example.org'],
  names: ['Abroad Mentors'],
};
const HEAD = 'From: Amara <amara@uni.example>\nTo: reply+abc@mentors.example.org\nSubject: Re\nMIME-Version: 1.0\n';
const read = (rest: string) =>
  readMail(Buffer.from((HEAD + rest).replaceAll('\n', '\r\n')), {
    ours,
    contacts: { countries: [], own_host: 'abroad.example' },
  });
const partsOf = (subtype: string, ...parts: string[]) =>
  `Content-Type: multipart/${subtype}; boundary="b"\n\n${parts.map((part) => `--b\nContent-Type: ${part}\n`).join('')}--b--\n`;
const PLAIN = 'text/plain; charset="utf-8"\n\n';
const HTML = 'text/html; charset="utf-8"\n\n';
const QUOTE = 'On Mon, Jan 11, 2027 at 9:00 AM Abroad Mentors &lt;hello@mentors.example.org&gt; wrote:';

test.each([
  ['no words', ''],
  ['invisible words', '\u200b \u00a0\n'],
  ['a quote alone', '> --- above ---\n> Hello\n'],
])('[T-240] HTML beside a plain part with %s has the words', async (_name, plain) => {
  const html = `<div>The letter is ready.</div><div>${QUOTE}</div><blockquote>--- above ---<br>Hello</blockquote>`;
  const { text } = await read(partsOf('alternative', PLAIN + plain, HTML + html));
  expect(text).toBe('The letter is ready.');
});

test('[T-240] answers between the quotes of HTML, and its signature', async () => {
  const html = `<p>Here:</p><blockquote>--- above ---<br>Which?</blockquote><p>Delft.</p><blockquote>When?</blockquote><div>In 2027.<br><span>-- </span><br>Amara</div>`;
  expect((await read(HTML.replace('text', 'Content-Type: text') + html)).text).toBe('Here:\n\nDelft.\n\nIn 2027.');
});

test('[T-240] Japanese of Outlook is read without its charset, in text and in HTML', async () => {
  const words = '\u001b$BLZMKF|$GBg>fIW$G$9!#\u001b(B';
  expect((await read(`Content-Type: text/plain\n\n${words}\n`)).text).toBe('木曜日で大丈夫です。');
  expect((await read(`Content-Type: text/html\n\n<p>${words}</p>\n`)).text).toBe('木曜日で大丈夫です。');
});

test('[T-240] of a reaction in Gmail the sign alone is taken, and what can’t be read is none', async () => {
  const mail = (json: string) =>
    partsOf(
      'alternative',
      `${PLAIN}👍\n\nAmara reacted via Gmail\n`,
      `text/vnd.google.email-reaction+json; charset="utf-8"\n\n${json}`,
      `${HTML}<p>👍</p><p>Amara reacted via Gmail</p>`,
    );
  expect(await read(mail('{"emoji":"👍","version":1}'))).toMatchObject({ text: '👍', files: [] });
  for (const json of ['{"emoji":7}', 'null', '{', `{"emoji":"${'x'.repeat(100)}"}`]) {
    expect(await read(mail(json)), json).toMatchObject({ text: '👍\n\nAmara reacted via Gmail', files: [] });
  }
});

test('[T-242] an answer to an invitation is a program’s, an invitation isn’t', async () => {
  const mail = (method: string) =>
    partsOf('alternative', `${PLAIN}Accepted\n`, `text/calendar; method=${method}\n\nBEGIN:VCALENDAR\nEND:VCALENDAR\n`);
  expect((await read(mail('REPLY'))).is_calendar_reply).toBe(true);
  expect((await read(mail('REQUEST'))).is_calendar_reply).toBe(false);
});

test('[T-243] many escapes of Japanese are read within a second', async () => {
  const before = process.threadCpuUsage();
  await read(`Content-Type: text/plain\n\n${'\u001b$B'.repeat(300_000)}\n`);
  await read(`Content-Type: text/plain\n\n\u001b$B${'!'.repeat(1_000_000)}\n`);
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(2000);
});
