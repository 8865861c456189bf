import Fastify from 'fastify';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serveAssets } from './assets.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../../../web/public');

async function workerWith(setting: 'on' | 'off') {
  const web = Fastify();
  await serveAssets(web, setting, PUBLIC);
  const answer = await web.inject('/push-worker.js?part=%2Fassets%2Fstyle.css');
  const other = await web.inject('/no-worker.js');
  await web.close();
  return { answer, other };
}

test('[T-328] the worker is never old, reaches nothing but us, and is replaced by one that ends it where it is turned off', async () => {
  for (const setting of ['on', 'off'] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const { answer, other } = await workerWith(setting);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'content-type': expect.stringMatching(/javascript/),
    });
    expect(answer.body.includes('registration.unregister()')).toBe(setting === 'off');
    expect(answer.body.includes("addEventListener('push'")).toBe(setting === 'on');
    expect(other.statusCode).toBe(404);
  }
});
