import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildImage } from './lib/image/build-image.ts';
import { tryContainers } from './lib/image/try-container.ts';
import { runToEnd } from '../tools/lib/start/run-to-end.ts';
import { StartError } from '../tools/lib/start-error.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

const sizeOf = (folder: string) =>
  `${spawnSync('du', ['-sm', folder], { encoding: 'utf8' }).stdout.split('\t')[0] ?? '?'} MB`;

/** `npm run lab -- try-image`: follows the Dockerfile in a new Debian, without Docker, and uses the resulting image as people would. */
await runToEnd(async () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new StartError('roots are made and mounted by root, on Linux');
  }
  const folder = mkdtempSync('/var/tmp/abroad-mentors-image-');
  const begun = performance.now();
  const say = (line: string) =>
    console.log(`${String(Math.round((performance.now() - begun) / 1000)).padStart(4)} s  ${line}`);
  try {
    const image = buildImage(ROOT, folder, say);
    say(`the image has ${sizeOf(image.root)}, of which Debian’s base ${sizeOf(path.join(folder, 'debian'))}`);
    await tryContainers(image, say);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return 'the image’s steps run as written, and its containers serve, book and send email';
});
