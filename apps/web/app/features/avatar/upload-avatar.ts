import { ApiFailure, failureOf } from '@abroad/contract/api-failure';
import type { Client } from '@abroad/contract/client';
import { inTime } from '@abroad/contract/in-time';
import { LIMITS } from '@abroad/contract/limits';
import type { Avatar, AvatarUpload } from '@abroad/contract/media';
import { messageForStatus } from '@abroad/contract/messages';
import { isFailure, isRefused } from '../../api/failure.ts';
import { isAuthError } from '../../session/auth-error.ts';
import { AvatarFailure } from './avatar-failure.ts';
import type { Upload } from './upload.ts';

/**
 * Makes a picture the person's own: as a form, and by an upload link after any failure, also a 401, since the session is renewed for
 * each call (specification, section 4). A session that can't be renewed ends it.
 * @throws AvatarFailure, or the reason of the signal when it was ended.
 */
export async function uploadAvatar(upload: Upload): Promise<Avatar> {
  try {
    return await sendAsForm(upload);
  } catch (error) {
    upload.signal.throwIfAborted();
    if (isAuthError(error)) {
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

/**
 * The second way: announces the file, uploads it to the returned link, and confirms it (specification, section 4).
 * An unfinished upload is aborted, so that it takes no space.
 * @throws AvatarFailure that names the step, or the reason of the signal.
 */
async function sendByLink(upload: Upload): Promise<Avatar> {
  const { api, signal, onStage } = upload;
  onStage('sending_by_link');
  const { upload_url, asset_id } = await step(signal, 'avatar.failed_init', announce(upload));
  try {
    await step(signal, 'avatar.failed_put', put(upload_url, upload));
    await step(signal, 'avatar.failed_upload', api.confirmAvatarUpload({ params: { asset_id }, signal }));
  } catch (error) {
    // The API deletes unused uploads by itself.
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

/** The link authorises by itself and may be at another host, so nothing else is sent with it. */
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

/**
 * Asks every 1.2 s, for 15 s at most, until an asset is the person's picture and has addresses (specification,
 * sections 4 and 9). Temporary failures are ignored.
 * @throws ApiFailure 408 when the time is over, or the API's final refusal.
 */
async function waitForAvatar({ api, signal, onStage }: Upload, assetId: string | null): Promise<Avatar> {
  onStage('waiting');
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), LIMITS.avatar_poll_max_ms);
  const ended = AbortSignal.any([signal, limit.signal]);
  try {
    for (;;) {
      const avatar = await ask(api, ended);
      if (avatar !== null && avatar.url !== null && avatar.asset_id === assetId) {
        return avatar;
      }
      await pause(LIMITS.avatar_poll_ms, ended);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw limit.signal.aborted
      ? new ApiFailure({ status: 408, code: 'TIMEOUT', message: messageForStatus(408) })
      : error;
  } finally {
    clearTimeout(timer);
  }
}

async function ask(api: Pick<Client, 'getMyAvatar'>, signal: AbortSignal): Promise<Avatar | null> {
  try {
    return await api.getMyAvatar({ signal });
  } catch (error) {
    if (isFailure(error) && !isRefused(error)) {
      return null;
    }
    throw error;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', end, { once: true });
  });
}
