import { expect, test } from 'vitest';
import { CENTRED, centredOn, MAX_ZOOM, moved, squareOf, zoomed } from './crop.ts';

const landscape = { width: 400, height: 200 };

test('[S-12] at first the largest square in the middle is taken', () => {
  expect(squareOf(landscape, CENTRED)).toEqual({ left: 100, top: 0, side: 200 });
  expect(squareOf({ width: 90, height: 160 }, CENTRED)).toEqual({ left: 0, top: 35, side: 90 });
});

test('the picture moves with the hand, and never out of the square', () => {
  const right = moved(landscape, CENTRED, { x: 0.25, y: 0 });
  expect(squareOf(landscape, right)).toEqual({ left: 50, top: 0, side: 200 });
  expect(squareOf(landscape, moved(landscape, CENTRED, { x: 9, y: 9 }))).toMatchObject({ left: 0, top: 0 });
  expect(squareOf(landscape, moved(landscape, CENTRED, { x: -9, y: -9 }))).toMatchObject({ left: 200, top: 0 });
});

test('zooming keeps the middle where it can, and stays in its limits', () => {
  const near = zoomed(landscape, CENTRED, 2);
  expect(squareOf(landscape, near)).toEqual({ left: 150, top: 50, side: 100 });
  const corner = moved(landscape, near, { x: -9, y: -9 });
  expect(squareOf(landscape, zoomed(landscape, corner, 1))).toEqual({ left: 200, top: 0, side: 200 });
  expect(zoomed(landscape, CENTRED, 99).zoom).toBe(MAX_ZOOM);
  expect(zoomed(landscape, CENTRED, 0).zoom).toBe(1);
});

test('a tapped spot comes to the middle', () => {
  const tapped = centredOn(landscape, CENTRED, { x: 0.75, y: 0.1 });
  expect(squareOf(landscape, tapped)).toEqual({ left: 150, top: 0, side: 200 });
});
