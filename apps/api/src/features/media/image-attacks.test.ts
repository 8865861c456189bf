import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { asFile, mediaScene } from '../../testing/media-scene.ts';
import { make } from '../../testing/make.ts';
import {
  bombPng,
  GIF_AND_HTML,
  hugePng,
  hugeWebp,
  jpeg,
  meanColour,
  png,
  SVG,
  telephonePicture,
  textBomb,
} from '../../testing/pictures.ts';
import { ApiFailure } from '@abroad/contract/api-failure';

const scene = mediaScene();
/** The processor time that one file may take. */
const MOST_MS = 1000;
/** The time for which this thread may be busy without serving others. */
const TURN_MS = 100;

const inMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

/** Sends a file with its claimed type. @returns the words of the refusal, or null. */
async function send(bytes: Uint8Array, type: string): Promise<string | null> {
  const { client } = await make(scene.api).user();
  try {
    await client.createAvatarUpload({ file: asFile(bytes, type) });
    return null;
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error;
    }
    expect([error.status, error.errors[0]?.path]).toEqual([400, 'file']);
    return error.errors[0]?.message ?? '';
  }
}

/** The same for a file that must be cheap: what all threads of this process worked for it counts, however busy the machine is. */
async function sent(bytes: Uint8Array, type = 'image/png'): Promise<string | null> {
  const before = process.cpuUsage();
  const message = await send(bytes, type);
  expect(inMs(process.cpuUsage(before))).toBeLessThan(MOST_MS);
  return message;
}

beforeAll(async () => {
  // The threads that work with images begin with the first, for which a busy machine takes its time.
  const picture = await png();
  const isTaken = () =>
    send(picture, 'image/png').then(
      (refused) => refused === null,
      () => false,
    );
  while (!(await isTaken()));
});

test('[N-20] a telephone’s JPEG with odd parameters is accepted, and encoded again', async () => {
  const odd = readFileSync(path.resolve(import.meta.dirname, '../../testing/sos.jpg'));
  expect(await send(odd, 'image/jpeg')).toBeNull();
});

test('attack 24: too many pixels are refused by the header alone, whatever the file’s size', async () => {
  const pixels = 'Use an image of 40 megapixels or less';
  expect(await sent(hugePng())).toBe(pixels);
  // Whichever is found first: too large, or nothing behind the head.
  expect([pixels, 'This image is damaged. Choose another']).toContain(await sent(hugeWebp(), 'image/webp'));
  expect(await sent(bombPng({ width: 65_535, height: 65_535, unpacked: 1000 }))).toBe(pixels);
  expect(await sent(bombPng({ width: 40_000_001, height: 1, unpacked: 1000 }))).toBe(pixels);
  expect(await sent(await png('#112233', 16_000, 10))).toBe('Use an image that’s closer to a square');
});

test('attack 24: data that unpack to much more than the picture, or to less, are refused', async () => {
  const damaged = 'This image is damaged. Choose another';
  const bomb = bombPng({ width: 100, height: 100, unpacked: 100_000_000 });
  expect([null, damaged]).toContain(await sent(bomb));
  expect(await sent(bombPng({ width: 6000, height: 6000, unpacked: 1000 }))).toBe(damaged);
  const whole = await jpeg('#aabbcc', 2000, 2000);
  expect(await sent(whole.subarray(0, whole.length / 2), 'image/jpeg')).toBe(damaged);
  const half = await png('#aabbcc', 2000, 2000);
  expect(await sent(half.subarray(0, half.length / 2))).toBe(damaged);
  expect(await sent(half.subarray(0, 20))).toBe(damaged);
});

test('attack 24: a bomb beside the pixels does no harm', async () => {
  const bomb = bombPng({ width: 100, height: 100, unpacked: 100 * 301, extra: [textBomb(100_000_000)] });
  expect([null, 'This image is damaged. Choose another']).toContain(await sent(bomb));
});

test('attack 24: what is no JPEG, PNG or WebP is refused whatever it is called', async () => {
  const words = 'Choose JPEG, PNG or WebP';
  for (const type of ['image/png', 'image/jpeg', 'image/webp']) {
    expect(await sent(SVG, type)).toBe(words);
    expect(await sent(GIF_AND_HTML, type)).toBe(words);
    expect(await sent(Buffer.from('%PDF-1.7'), type)).toBe(words);
  }
  expect(await sent(await jpeg(), 'image/png')).toBe(words);
  expect(await sent(await png(), 'image/webp')).toBe(words);
});

test('attack 24: data behind, within or beside the image is removed', async () => {
  const { client } = await make(scene.api).user();
  const script = Buffer.from('<script>alert(1)</script>');
  const phone = await telephonePicture();
  expect((await sharp(phone).metadata()).exif?.includes('Linh Tran')).toBe(true);
  const { url } = await scene.upload({ client }, Buffer.concat([phone, script]), 'image/jpeg');
  const cleaned = Buffer.from(await (await scene.fetch(url)).arrayBuffer());
  const { exif, icc, xmp, iptc, orientation } = await sharp(cleaned).metadata();
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
  for (const secret of ['Linh', 'GPS', 'script', 'Exif']) {
    expect(cleaned.includes(secret), secret).toBe(false);
  }
});

test('a rotated picture is set upright and cropped to its middle', async () => {
  const { client } = await make(scene.api).user();
  const { url } = await scene.upload({ client }, await telephonePicture(), 'image/jpeg');
  const upright = sharp(Buffer.from(await (await scene.fetch(url)).arrayBuffer()));
  const part = async (top: number) =>
    meanColour(await upright.clone().extract({ left: 0, top, width: 256, height: 100 }).png().toBuffer());
  const [red] = await part(0);
  const [, , blue] = await part(156);
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeGreaterThan(200);
});

test('attack 24: requests of others go on while bombs are looked at', async () => {
  const bombs = await Promise.all([png('#112233', 6300, 6300), png('#332211', 6000, 6600)]);
  const slow = Promise.all([...bombs, ...bombs].map((bomb) => send(bomb, 'image/png')));
  const seen = { over: false, answered: 0, turns: [] as number[] };
  void slow.finally(() => {
    seen.over = true;
  });
  // On an idle machine, this thread's work between two looks is the time for which others wait.
  const look = async () => {
    while (!seen.over) {
      const before = process.threadCpuUsage();
      await nextTurn();
      seen.turns.push(inMs(process.threadCpuUsage(before)));
    }
  };
  const ask = async () => {
    while (!seen.over) {
      await scene.api.as(null).getHealth();
      seen.answered += 1;
    }
  };
  await Promise.all([look(), ask()]);
  expect(await slow).toEqual([null, null, null, null]);
  expect(seen.answered).toBeGreaterThan(20);
  expect(Math.max(...seen.turns)).toBeLessThan(TURN_MS);
});
