import { expect, test } from 'vitest';
import { isAutomatic } from './is-automatic.ts';
import { readHead } from './mail-head.ts';

const isMachine = (fields: string) =>
  isAutomatic(readHead(Buffer.from(`From: a@b.example\r\n${fields}\r\n\r\nHi\r\n`)) ?? new Map());

test.each([
  'Content-Type: multipart/report; report-type=disposition-notification; boundary="b"',
  'Content-Type: multipart/report;\r\n boundary="b"',
  'Content-Type: text/calendar; charset="utf-8"; method=REPLY',
  'Content-Type: text/calendar; method="reply"',
  'X-Auto-Response-Suppress: All',
])('[T-242] a program wrote an email with %s', (fields) => {
  expect(isMachine(fields)).toBe(true);
});

test.each([
  'Content-Type: multipart/mixed; boundary="report"',
  'Content-Type: text/calendar; method=REQUEST',
  'X-Auto-Response-Suppress: None',
  'Subject: multipart/report',
])('[T-242] a person may have written an email with %s', (fields) => {
  expect(isMachine(fields)).toBe(false);
});
