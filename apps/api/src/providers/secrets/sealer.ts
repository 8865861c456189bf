import { createSealer, readKey, type Sealer } from '../../core/sealing.ts';
import { readSecretFile } from './secret-file.ts';

interface Settings {
  /** The first seals, each opens; empty: the one of the file. */
  encryption_keys: readonly Buffer[];
  /** The file in which an instance without configured keys stores one. */
  key_file: string;
}

function keysOf({ encryption_keys, key_file }: Settings): readonly Buffer[] {
  if (encryption_keys.length > 0) {
    return encryption_keys;
  }
  const key = readKey(readSecretFile(key_file));
  if (key === null) {
    throw new Error(`${key_file} holds no key of 32 bytes`);
  }
  return [key];
}

/** Seals with the configured keys; the file is first touched when something is sealed. */
export function configuredSealer(settings: Settings): Sealer {
  let made: Sealer | undefined;
  const sealer = () => (made ??= createSealer(keysOf(settings)));
  return {
    get key_id() {
      return sealer().key_id;
    },
    knows: (key_id) => sealer().knows(key_id),
    seal: (plain, context) => sealer().seal(plain, context),
    sealBytes: (plain, context) => sealer().sealBytes(plain, context),
    openBytes: (sealed, context) => sealer().openBytes(sealed, context),
    open: (sealed, context) => sealer().open(sealed, context),
    fingerprint: (text, context) => sealer().fingerprint(text, context),
  };
}
