import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { make } from '../../testing/make.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { mediaScene } from '../../testing/media-scene.ts';
import { png } from '../../testing/pictures.ts';

const scene = mediaScene();

test('a picture is in the export, and is deleted from storage with the account', async () => {
  const mentor = await make(scene.api).mentor();
  const { url } = await scene.upload(mentor, await png());
  const files = unzipSync(await mentor.client.exportAccount());
  expect(Object.keys(files)).toEqual(['README.txt', 'data.json', 'files/picture.webp']);
  expect(strFromU8(files['files/picture.webp']?.subarray(8, 12) ?? new Uint8Array())).toBe('WEBP');
  expect((await scene.fetch(url)).status).toBe(200);

  await mentor.client.deleteAccount({ body: { confirm: mentor.slug } });
  await runJobs(scene.api.context, 'delete-media-files');
  expect((await scene.fetch(url)).status).toBe(404);
});
