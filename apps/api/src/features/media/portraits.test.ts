import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { drawPortrait } from './draw-portrait.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('the same name always gives the same picture, and twenty thousand names as many pictures', () => {
  expect(drawPortrait('f12.svg')).toBe(drawPortrait('f12.svg'));
  const pictures = new Set(
    Array.from({ length: 20_000 }, (_, number) => drawPortrait(`${'fm'[number % 2]}${number}.svg`)),
  );
  expect(pictures.size).toBeGreaterThan(19_900);
});

test('a picture has nothing in it but shapes', () => {
  for (let number = 0; number < 500; number++) {
    const svg = drawPortrait(`n${number}.svg`);
    const elements = new Set([...svg.matchAll(/<(\w+)/g)].map((match) => match[1]));
    expect(
      [...elements].filter((name) => !['svg', 'g', 'path', 'circle', 'ellipse', 'rect'].includes(name ?? '')),
    ).toEqual([]);
    expect(svg).not.toMatch(/undefined|NaN|href|on\w+=/);
    expect(svg.length).toBeLessThan(4000);
  }
});

test('portraits are served as SVG that may be kept, and other names are refused', async () => {
  expect(await api.as(null).getPortrait({ params: { name: 'm7.svg' } })).toBe(drawPortrait('m7.svg'));
  const fetchPortrait = (name: string) => fetch(`${api.base_url}/api/v1/media/portraits/${name}`);
  const response = await fetchPortrait('m7.svg');
  expect(response.headers.get('content-type')).toContain('image/svg+xml');
  expect(response.headers.get('cache-control')).toContain('max-age=31536000');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  for (const name of ['x1.svg', 'f.svg', 'f1.png', 'f12345678901.svg', '..%2Ff1.svg']) {
    expect((await fetchPortrait(name)).status, name).toBe(400);
  }
});
