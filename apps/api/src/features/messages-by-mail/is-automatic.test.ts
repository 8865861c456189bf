import { expect, test } from 'vitest';
import { isAutomatic } from './is-automatic.ts';
import { readHead } from './mail-head.ts';

const isMachine = (fields: string) =>
  isAutomatic(readHead(Buffer.from(`From: a@b.example\r\n${fields}\r\n\r\nHi\r\n`)) ?? new Map());

test.each([
  ['Content-Type: multipart/report; report-type=disposition-notification; boundary="b"', true],
  ['Content-Type: multipart/report;\r\n boundary="b"', true],
  ['Content-Type: text/calendar; charset="utf-8"; method=REPLY', true],
  ['Content-Type: text/calendar; method="reply"', true],
  ['X-Auto-Response-Suppress: All', true],
  ['Content-Type: multipart/mixed; boundary="report"', false],
  ['Content-Type: text/calendar; method=REQUEST', false],
  ['X-Auto-Response-Suppress: None', false],
  ['Subject: multipart/report', false],
])('[T-242] whether a program wrote an email with %s: %s', (fields, expected) => {
  expect(isMachine(fields)).toBe(expected);
});
