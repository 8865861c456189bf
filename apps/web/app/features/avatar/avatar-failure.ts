/** The keys of the specification's error catalogue for changes of the picture. */
export type AvatarFailureKey =
  | 'avatar.failed_upload'
  | 'avatar.failed_remove'
  | 'avatar.failed_init'
  | 'avatar.failed_put';

/** The failure of an action on a picture; `cause` says why. */
export class AvatarFailure extends Error {
  override readonly name = 'AvatarFailure';
  readonly key: AvatarFailureKey;

  constructor(key: AvatarFailureKey, cause: unknown) {
    super(key, { cause });
    this.key = key;
  }
}
