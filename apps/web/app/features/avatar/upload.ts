import type { Client } from '@abroad/contract/client';

/** The calls of the API that pictures need. */
export type AvatarCalls = Pick<Client, 'createAvatarUpload' | 'confirmAvatarUpload' | 'getMyAvatar' | 'deleteAvatar'>;

/** The stage of an upload: by the first method, by the second, or waiting for the addresses. */
export type UploadStage = 'sending' | 'sending_by_link' | 'waiting';

/** An upload of a picture to the API. */
export interface Upload {
  api: AvatarCalls;
  picture: File;
  /** Ends it. */
  signal: AbortSignal;
  onStage: (stage: UploadStage) => void;
}
