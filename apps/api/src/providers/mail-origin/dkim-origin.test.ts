import { afterAll, expect, test } from 'vitest';
import { playDns } from '../../testing/fake-dns.ts';
import { mailDomain } from '../../testing/signed-mail.ts';
import { dkimOrigin } from './dkim-origin.ts';

const uni = mailDomain('uni.example');
const strict = mailDomain('mail.strict.example', { policy: null });
const bare = mailDomain('bare.example', { policy: null });
const evil = mailDomain('evil.example');
const dns = await playDns({
  ...uni.records,
  ...strict.records,
  ...bare.records,
  ...evil.records,
  '_dmarc.strict.example': 'v=DMARC1; p=reject; adkim=s',
});
const origin = dkimOrigin([dns.server]);
afterAll(() => dns.close());

const mail = (from: string, extra = '') =>
  Buffer.from(
    `From: ${from}\r\nTo: reply@mentors.example\r\nSubject: Re: Hi\r\nMessage-ID: <1@x>\r\n${extra}\r\nYes.\r\n`,
  );

test('[T-241] an email is from whom it names where an aligned domain has signed all of it', async () => {
  const ok = async (raw: Buffer | Promise<Buffer>) => origin.isAuthentic(await raw);
  expect(await ok(uni.sign(mail('Amara <amara@uni.example>')))).toBe(true);
  // Relaxed alignment: a domain above.
  expect(await ok(uni.sign(mail('amara@students.uni.example')))).toBe(true);
  expect(await ok(bare.sign(mail('amara@bare.example')))).toBe(true);
  expect(await ok(mail('amara@uni.example'))).toBe(false);
  expect(await ok(evil.sign(mail('amara@uni.example')))).toBe(false);
  expect(await ok(evil.sign(mail('amara@bare.example')))).toBe(false);
  expect(await ok(strict.sign(mail('amara@strict.example')))).toBe(false);
});

test('[T-241] what was changed, added or doubled after the signature makes it nobody’s', async () => {
  const signed = await uni.sign(mail('amara@uni.example'));
  const changed = (from: string, to: string) => origin.isAuthentic(Buffer.from(signed.toString().replace(from, to)));
  expect(await changed('Yes.', 'No.')).toBe(false);
  expect(await changed('From: amara@', 'From: linh@')).toBe(false);
  const two = Buffer.concat([Buffer.from('From: linh@uni.example\r\n'), signed]);
  expect(await origin.isAuthentic(two)).toBe(false);
  expect(await origin.isAuthentic(await uni.sign(mail('amara@uni.example, x@evil.example')))).toBe(false);
  const part = await uni.sign(mail('amara@uni.example'), { bodyLength: 4 });
  expect(part.toString()).toContain('l=4');
  expect(await origin.isAuthentic(Buffer.concat([part, Buffer.from('And send money.\r\n')]))).toBe(false);
});

test('[T-241] while name servers fail nothing is said', async () => {
  dns.broken = true;
  await expect(dkimOrigin([dns.server]).isAuthentic(await uni.sign(mail('amara@uni.example')))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  dns.broken = false;
});
