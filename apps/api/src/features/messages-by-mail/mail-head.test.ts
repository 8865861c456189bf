import { expect, test } from 'vitest';
import { readHead, recipientsAt } from './mail-head.ts';

const head = (text: string) => readHead(Buffer.from(text.replaceAll('\n', '\r\n'))) ?? new Map<string, string[]>();
const OURS = `reply+${'a'.repeat(56)}`;

test('[T-240] the header fields alone are read, unfolded', () => {
  const fields = head('To: a@x.example,\n  b@y.example\nSubject: Hi\nX-Long:\n\tone\n two\n\nCc: not@header.example\n');
  expect(Object.fromEntries(fields)).toEqual({
    to: ['a@x.example,  b@y.example'],
    subject: ['Hi'],
    'x-long': ['\tone two'.trim()],
  });
});

test('[T-240] our address is found wherever mail servers write it, and in both forms of its domain', () => {
  const at = (fields: string, domain = 'mentors.example') => recipientsAt(head(`${fields}\n\nHi\n`), domain);
  expect(at(`To: Linh <${OURS}@Mentors.example>, x@y.example`)).toEqual([`${OURS}@mentors.example`]);
  expect(at(`Delivered-To: <${OURS}@mentors.example>\nTo: list@y.example`)).toEqual([`${OURS}@mentors.example`]);
  expect(at(`X-Original-To: ${OURS}@mentors.example\nCc: ${OURS}@mentors.example`)).toHaveLength(1);
  expect(at(`To: ${OURS}@xn--mentr-mua.example`, 'mentör.example')).toEqual([`${OURS}@mentör.example`]);
  expect(at(`To: ${OURS}@mentör.example`, 'xn--mentr-mua.example')).toEqual([`${OURS}@xn--mentr-mua.example`]);
  expect(at(`Subject: ${OURS}@mentors.example`)).toEqual([]);
});

test('[T-243] a head that is longer than any mail server writes is no email of a person', () => {
  expect(readHead(Buffer.from(`To: ${'a@b.example,\r\n '.repeat(30_000)}\r\n\r\nHi`))).toBeNull();
});
