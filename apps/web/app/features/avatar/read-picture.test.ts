import { expect, test } from 'vitest';
import { createTranslate } from '../../lib/i18n.tsx';
import { problemOf, readPicture } from './read-picture.ts';

test.each(['image/jpeg', 'image/png', 'image/webp'])('[V-18] %s can be used', (type) => {
  expect(problemOf({ type, size: 1 })).toBeNull();
});

test.each(['image/gif', 'image/svg+xml', 'image/heic', 'text/html', ''])('[V-18] %j is refused in words', (type) => {
  expect(problemOf({ type, size: 1 })).toEqual({ key: 'avatar.wrong_type' });
});

test('a file that is too large says its size and the limit', () => {
  expect(problemOf({ type: 'image/png', size: 50 * 1024 * 1024 })).toBeNull();
  expect(problemOf({ type: 'image/png', size: 50 * 1024 * 1024 + 1 })).toEqual({
    key: 'avatar.too_large',
    values: { size: 51, limit: 50 },
  });
});

test('a file that only claims to be an image is refused when it is opened', async () => {
  // Node has no createImageBitmap, which counts as a failing one.
  const file = new File(['<svg/>'], 'me.png', { type: 'image/png' });
  expect(await readPicture(file)).toEqual({ problem: { key: 'avatar.unreadable' } });
});

test('[U-21] a HEIC photo named as a JPEG is refused as the wrong kind, not as damaged', async () => {
  const file = new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic', 'xxxx'], 'me.jpg', { type: 'image/jpeg' });
  expect(await readPicture(file)).toEqual({ problem: { key: 'avatar.wrong_type' } });
  expect(createTranslate('en')('avatar.wrong_type')).toBe('Choose JPEG, PNG or WebP');
});
