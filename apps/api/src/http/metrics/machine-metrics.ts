import { Gauge, type Registry } from 'prom-client';
import type { Context } from '../../context.ts';
import { watchCertificate } from './certificate.ts';
import { readDatabaseDisk, readDisks, type Disk } from './disks.ts';

/** Metrics of limited resources around this process: its disks, and the certificate of the public address. */
export function machineMetrics(
  registers: [Registry],
  { config, clock, db }: Pick<Context, 'config' | 'clock' | 'db'>,
): void {
  let reading: Promise<Disk[]> | null = null;
  /** Both gauges are collected at once, by one look. */
  const disks = () =>
    (reading ??= Promise.all([readDisks(config).catch(() => []), readDatabaseDisk(db).catch(() => null)])
      .then((found) => found.flat().filter((disk) => disk !== null))
      .finally(() => {
        reading = null;
      }));
  const ofDisks = (name: string, help: string, what: 'size_bytes' | 'free_bytes') => {
    const gauge: Gauge<'of'> = new Gauge({
      name,
      help,
      labelNames: ['of'] as const,
      registers,
      async collect() {
        const found = await disks();
        gauge.reset();
        for (const disk of found) gauge.set({ of: disk.of }, disk[what]);
      },
    });
  };
  ofDisks('disk_size_bytes', 'The size of the file system that holds such files', 'size_bytes');
  ofDisks('disk_free_bytes', 'What is free of it', 'free_bytes');
  const secondsLeft = watchCertificate(config.public_url, () => clock.now());
  const certificate: Gauge = new Gauge({
    name: 'certificate_remaining_seconds',
    help: 'How long the certificate of the public address is still valid',
    registers,
    async collect() {
      const left = await secondsLeft();
      certificate.remove();
      if (left !== null) certificate.set(left);
    },
  });
}
