import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { drawPortrait, portraitUrl, type Portrait } from './portrait/draw-portrait.ts';

const NAME = '00000000000';
const nameOf = (portrait: Portrait) => portraitUrl(portrait).slice('/api/v1/media/portraits/'.length);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const skin = { ivory: '#f7dcc6', ebony: '#54321f' };

test('the same person always gives the same picture, and one other trait another one', () => {
  const draw = (portrait: Portrait) => drawPortrait(nameOf(portrait));
  const amara: Portrait = { skin: 'ebony', hair: 'tail', clothes: 'jumper', colour: 'marigold' };
  expect(draw(amara)).toBe(draw({ ...amara }));
  expect(draw(amara)).toContain(skin.ebony);
  expect(draw({ ...amara, skin: 'ivory' })).toContain(skin.ivory);
  const others: Portrait[] = [amara, { ...amara, look: 'merry' }, { ...amara, glasses: 'round' }];
  expect(new Set(others.map(draw)).size).toBe(3);
});

test('every name gives a picture that has nothing in it but shapes', () => {
  for (const letter of '0123456789abcdefghijklmnopqrstuvwxyz') {
    for (let at = 0; at < NAME.length; at++) {
      const svg = drawPortrait(`${NAME.slice(0, at)}${letter}${NAME.slice(at + 1)}.svg`);
      const elements = new Set([...svg.matchAll(/<(\w+)/g)].map((match) => match[1]));
      expect(
        [...elements].filter((name) => !['svg', 'g', 'path', 'circle', 'ellipse', 'rect'].includes(name ?? '')),
      ).toEqual([]);
      expect(svg).not.toMatch(/undefined|NaN|href|on\w+=/);
      expect(svg.length).toBeLessThan(4000);
    }
  }
});

test('portraits are served as SVG that may be kept, and other names are refused', async () => {
  const name = `${NAME}.svg`;
  expect(await api.as(null).getPortrait({ params: { name } })).toBe(drawPortrait(name));
  const fetchPortrait = (wanted: string) => fetch(`${api.base_url}/api/v1/media/portraits/${wanted}`);
  const response = await fetchPortrait(name);
  expect(response.headers.get('content-type')).toContain('image/svg+xml');
  expect(response.headers.get('cache-control')).toContain('max-age=31536000');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  for (const wrong of ['f1.svg', `${NAME}0.svg`, `${NAME}.png`, '0000000000A.svg', '..%2F0000000.svg']) {
    expect((await fetchPortrait(wrong)).status, wrong).toBe(400);
  }
});
