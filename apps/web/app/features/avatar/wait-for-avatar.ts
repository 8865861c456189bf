import { ApiFailure } from '@abroad/contract/api-failure';
import type { Client } from '@abroad/contract/client';
import { LIMITS } from '@abroad/contract/limits';
import type { Avatar } from '@abroad/contract/media';
import { messageForStatus } from '@abroad/contract/messages';
import { isFailure, isRefused } from '../../api/failure.ts';
import type { Upload } from './upload.ts';

/**
 * Asks every 1.2 s, for 15 s at most, until an asset is the person's picture and has addresses (specification,
 * sections 4 and 9). An answer that fails for the moment is waited over.
 * @throws ApiFailure 408 when the time is over, or what the API refuses for good.
 */
export async function waitForAvatar({ api, signal, onStage }: Upload, assetId: string | null): Promise<Avatar> {
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
