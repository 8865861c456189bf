import { expect, test } from 'vitest';
import { pictureSet } from './picture-set.ts';

test('[E-08] a picture in three sizes leaves the choice to the browser, one for all sizes does not', () => {
  expect(pictureSet({ url: '/a-256', medium_url: '/a-128', thumbnail_url: '/a-64' })).toBe(
    '/a-64 64w, /a-128 128w, /a-256 256w',
  );
  const drawn = { profile_image_url: '/p.svg', avatar_medium_url: '/p.svg', avatar_thumbnail_url: '/p.svg' };
  expect(pictureSet(drawn)).toBeNull();
  expect(pictureSet({ url: null, medium_url: null, thumbnail_url: null })).toBeNull();
});
