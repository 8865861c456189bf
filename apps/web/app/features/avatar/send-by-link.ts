import { failureOf } from '@abroad/contract/api-failure';
import { inTime } from '@abroad/contract/in-time';
import type { Avatar, AvatarUpload } from '@abroad/contract/media';
import { AvatarFailure } from './avatar-failure.ts';
import type { Upload } from './upload.ts';
import { waitForAvatar } from './wait-for-avatar.ts';

/**
 * The second way: announces the file, puts it to the link that comes back, and confirms it (specification, section 4).
 * An upload that does not come to its end is given up, so that it takes no room.
 * @throws AvatarFailure that names the step, or the reason of the signal.
 */
export async function sendByLink(upload: Upload): Promise<Avatar> {
  const { api, signal, onStage } = upload;
  onStage('sending_by_link');
  const { upload_url, asset_id } = await step(signal, 'avatar.failed_init', announce(upload));
  try {
    await step(signal, 'avatar.failed_put', put(upload_url, upload));
    await step(signal, 'avatar.failed_upload', api.confirmAvatarUpload({ params: { asset_id }, signal }));
  } catch (error) {
    // What nobody gives up the API sweeps away by itself.
    void api.deleteAvatar({ params: { asset_id } }).catch(() => {});
    throw error;
  }
  return step(signal, 'avatar.failed_upload', waitForAvatar(upload, asset_id));
}

/** Names the step that failed; an end that the person wanted is none. */
async function step<R>(signal: AbortSignal, key: AvatarFailure['key'], work: Promise<R>): Promise<R> {
  try {
    return await work;
  } catch (error) {
    signal.throwIfAborted();
    throw new AvatarFailure(key, error);
  }
}

async function announce({ api, picture, signal }: Upload): Promise<AvatarUpload> {
  const answer = await api.createAvatarUpload({
    body: {
      filename: picture.name,
      content_type: picture.type as 'image/webp' | 'image/png' | 'image/jpeg',
      size_bytes: picture.size,
    },
    signal,
  });
  if (!('upload_url' in answer)) {
    throw new TypeError('the answer has no upload_url');
  }
  return answer;
}

/** The link authorises by itself and may lead to another host, so nothing else goes with it. */
async function put(url: string, { picture, signal }: Upload): Promise<void> {
  const body = await picture.arrayBuffer();
  const headers = { 'content-type': picture.type };
  const send = async (ending: AbortSignal) => {
    const response = await fetch(url, { method: 'PUT', credentials: 'omit', headers, body, signal: ending });
    if (!response.ok) {
      throw await failureOf(response);
    }
  };
  await inTime(send, { signal });
}
