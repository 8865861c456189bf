import type { Avatar } from '@abroad/contract/media';
import { isFailure } from '../../api/failure.ts';
import { isAuthError } from '../../session/auth-error.ts';
import { AvatarFailure } from './avatar-failure.ts';
import { sendByLink } from './send-by-link.ts';
import type { Upload } from './upload.ts';
import { waitForAvatar } from './wait-for-avatar.ts';

/**
 * Makes a picture the person's own: as a form, and by an upload link after any failure but a lost session (specification, section 4).
 * @throws AvatarFailure, or the reason of the signal when it was ended.
 */
export async function uploadAvatar(upload: Upload): Promise<Avatar> {
  try {
    return await sendAsForm(upload);
  } catch (error) {
    upload.signal.throwIfAborted();
    if (isSessionLost(error)) {
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

const isSessionLost = (error: unknown) => isAuthError(error) || (isFailure(error) && error.status === 401);
