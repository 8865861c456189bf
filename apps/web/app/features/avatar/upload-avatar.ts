import type { Avatar } from '@abroad/contract/media';
import { isFailure } from '../../api/failure.ts';
import { AvatarFailure } from './avatar-failure.ts';
import { sendByLink } from './send-by-link.ts';
import type { Upload } from './upload.ts';
import { waitForAvatar } from './wait-for-avatar.ts';

/**
 * Makes a picture the person's own: as a form, and if that fails by an upload link (specification, section 4).
 * @throws AvatarFailure, or the reason of the signal when it was ended.
 */
export async function uploadAvatar(upload: Upload): Promise<Avatar> {
  try {
    return await sendAsForm(upload);
  } catch (error) {
    upload.signal.throwIfAborted();
    if (isFinal(error)) {
      throw new AvatarFailure('avatar.failed_upload', error);
    }
  }
  return sendByLink(upload);
}

async function sendAsForm(upload: Upload): Promise<Avatar> {
  const { api, picture, signal, onStage } = upload;
  onStage('sending');
  const { asset_id } = await api.createAvatarUpload({ file: picture, signal });
  return waitForAvatar(upload, asset_id);
}

/** The other way would end the same: the person may not, or the file itself was judged. */
function isFinal(error: unknown): boolean {
  return (
    isFailure(error) &&
    (error.status === 401 || error.status === 403 || error.errors.some(({ path }) => path === 'file'))
  );
}
