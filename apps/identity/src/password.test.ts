import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a hash keeps its parameters and is different each time', async () => {
  const [first, second] = await Promise.all([hashPassword('study-abroad'), hashPassword('study-abroad')]);
  expect(first).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(first).not.toBe(second);
});

test('a password is right or wrong, in either spelling of an accent', async () => {
  const hash = await hashPassword('caf\u00e9 au lait', 1024);
  expect(await verifyPassword('cafe\u0301 au lait', hash)).toBe(true);
  expect(await verifyPassword('cafe au lait', hash)).toBe(false);
});

test('a hash made with other parameters is still understood', async () => {
  // The third test vector of RFC 7914, section 12, cut to the length that it has there.
  const salt = Buffer.from('SodiumChloride').toString('base64url');
  const key = Buffer.from(
    '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887',
    'hex',
  ).toString('base64url');
  expect(await verifyPassword('pleaseletmein', `scrypt$16384$8$1$${salt}$${key}`)).toBe(true);
});
