import { expect, test } from 'vitest';
import { startTestApi } from '../../testing/api.ts';
import { needs } from '../../testing/needs.ts';
import { METRICS_TOKEN, readMetrics } from '../../testing/read-metrics.ts';
import { hasOpenssl, selfSignedServer } from '../../testing/self-signed.ts';
import { watchCertificate } from './certificate.ts';

const withOpenssl = needs('openssl', hasOpenssl);
const DAY_S = 86_400;

test('[N-17] the disks of a process and of a database on the same machine are measured', async () => {
  const api = await startTestApi({}, { METRICS_TOKEN, MEDIA_STORAGE: 'folder' });
  const metrics = await readMetrics(api);
  for (const of of ['data', 'database']) {
    const free = metrics.get(`disk_free_bytes{of="${of}"}`);
    expect(free, of).toBeGreaterThan(0);
    expect(metrics.get(`disk_size_bytes{of="${of}"}`), of).toBeGreaterThan(free ?? Number.NaN);
  }
  // The public address of the test has no certificate.
  expect(metrics.has('certificate_remaining_seconds')).toBe(false);
  await api.close();
});

withOpenssl.test(
  '[N-17] how long the certificate of the public address is valid is known, by whichever authority',
  async () => {
    const server = await selfSignedServer(5);
    let now = Date.now();
    const left = watchCertificate(server.url, () => now);
    expect(await left()).toBeGreaterThan(4.9 * DAY_S);
    expect(await left()).toBeLessThan(5.1 * DAY_S);
    await server.close();
    now += 6 * 60_000;
    expect(await left()).toBeGreaterThan(4.9 * DAY_S);
    now += 6 * 60_000;
    expect(await left()).toBeNull();
  },
);
