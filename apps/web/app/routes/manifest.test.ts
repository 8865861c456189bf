import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loader } from './manifest.ts';

test('[U-31] the app can be installed: its manifest has icons of both sizes, also for launchers that cut them, and each exists', async () => {
  const { icons, start_url, display } = (await loader().json()) as {
    icons: { src: string; sizes: string; purpose?: string }[];
    start_url: string;
    display: string;
  };
  expect({ start_url, display }).toEqual({ start_url: '/', display: 'standalone' });
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`).toSorted()).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of icons) {
    expect(existsSync(new URL(`../../public${src}`, import.meta.url)), src).toBe(true);
  }
});
