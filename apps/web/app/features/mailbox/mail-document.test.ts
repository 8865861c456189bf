import { expect, test } from 'vitest';
import { mailDocument } from './mail-document.ts';

test('links of a mail open in the whole window', () => {
  expect(mailDocument('<html><head lang="en"><title>A</title></head></html>')).toBe(
    '<html><head lang="en"><base target="_top"><title>A</title></head></html>',
  );
  expect(mailDocument('<p>Hello</p>')).toBe('<base target="_top"><p>Hello</p>');
});

test('links that want a window of their own get none', () => {
  expect(mailDocument('<a href="/bookings" target="_blank" class="x">See</a>')).toBe(
    '<base target="_top"><a href="/bookings" class="x">See</a>',
  );
});

test('a header element is not taken for the head', () => {
  expect(mailDocument('<header>A</header>')).toBe('<base target="_top"><header>A</header>');
});

test('a style sheet goes, styles of elements stay', () => {
  expect(mailDocument('<style>\n.a{color:red}\n</style><p style="color:red">A</p>')).toBe(
    '<base target="_top"><p style="color:red">A</p>',
  );
});
