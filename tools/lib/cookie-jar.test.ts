import { expect, test } from 'vitest';
import { CookieJar } from './cookie-jar.ts';

function answer(...cookies: string[]): Response {
  return new Response(null, { headers: cookies.map((cookie) => ['set-cookie', cookie] as [string, string]) });
}

test('a cookie is sent to its path and to paths below it', () => {
  const jar = new CookieJar();
  jar.store(answer('everywhere=1; path=/; httponly', 'page=2; Path=/interaction/abc; samesite=lax'));
  expect(jar.header('http://localhost/interaction/abc')).toBe('everywhere=1; page=2');
  expect(jar.header('http://localhost/interaction/abc/sign-in')).toBe('everywhere=1; page=2');
  expect(jar.header('http://localhost/interaction/abcd')).toBe('everywhere=1');
});

test('a newer value replaces the older one, and an expiry in the past deletes it', () => {
  const jar = new CookieJar();
  jar.store(answer('name=1; path=/'));
  jar.store(answer('name=2; path=/'));
  expect(jar.header('http://localhost/')).toBe('name=2');
  jar.store(answer('name=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'));
  expect(jar.header('http://localhost/')).toBe('');
});
