import { expect, test } from 'vitest';
import { AppError } from '../../core/app-error.ts';
import type { ImageProcessor } from '../../providers/images/port.ts';
import { uploadKey } from '../../providers/storage/port.ts';
import { asFile, mediaScene } from '../../testing/media-scene.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { make } from '../../testing/make.ts';
import { png } from '../../testing/pictures.ts';
import { refusalCode } from '../../testing/refusal.ts';

const images: ImageProcessor = {
  renderAvatar: () => Promise.reject(new AppError('UNAVAILABLE', { retry_after_s: 5 })),
  renderDocument: () => Promise.reject(new AppError('UNAVAILABLE', { retry_after_s: 5 })),
  close: () => Promise.resolve(),
};
const scene = mediaScene({ images });

test('where too many pictures wait the answer is 503 with Retry-After, and a confirmation can be tried again', async () => {
  const { client, person, user_id } = await make(scene.api).user();
  const bytes = await png();
  const form = new FormData();
  form.append('file', asFile(bytes, 'image/png'));
  const authorization = `Bearer ${await scene.api.issuer.token(person)}`;
  const path = '/api/v1/media/avatars/uploads';
  const response = await scene.fetch(path, { method: 'POST', body: form, headers: { authorization } });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  const { upload_url, asset_id } = await scene.announce({ client }, bytes);
  await scene.put(upload_url, bytes, 'image/png');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect(await refusalCode(client.confirmAvatarUpload({ params: { asset_id } }))).toBe('UNAVAILABLE');
  }
  await runJobs(scene.api.context, 'delete-media-files');
  expect(await scene.storage.head(uploadKey(asset_id))).not.toBeNull();
  const rows = await scene.api.context.db
    .selectFrom('avatar')
    .select(['id', 'status'])
    .where('auth_user_id', '=', user_id)
    .execute();
  expect(rows).toEqual([{ id: asset_id, status: 'expected' }]);
});
