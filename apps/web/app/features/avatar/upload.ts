import type { Client } from '@abroad/contract/client';

/** What of the API pictures need. */
export type AvatarCalls = Pick<Client, 'createAvatarUpload' | 'confirmAvatarUpload' | 'getMyAvatar' | 'deleteAvatar'>;

/** What is under way: on the first way, on the second, or until the addresses are there. */
export type UploadStage = 'sending' | 'sending_by_link' | 'waiting';

/** A picture on its way to the API. */
export interface Upload {
  api: AvatarCalls;
  picture: File;
  /** Ends it. */
  signal: AbortSignal;
  onStage: (stage: UploadStage) => void;
}
