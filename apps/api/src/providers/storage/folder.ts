import path from 'node:path';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../core/app-error.ts';
import { newId } from '../../core/ids.ts';
import { readSecretFile } from '../secrets/secret-file.ts';
import { checkKey } from './keys.ts';
import { uploadKey, type ExpectedUpload, type Storage, type SignedUpload } from './port.ts';
import { writeExactly } from './write-exactly.ts';

/** Says what the signature is for, so that it can't be used as one for something else. */
const PURPOSE = 'abroad-mentors upload v1';

/** HMAC-SHA256 (RFC 2104) over everything that an upload link promises. */
function signatureOf(secret: Buffer, { id, content_type, size_bytes, expires }: ExpectedUpload): string {
  const promised = [PURPOSE, id, content_type, size_bytes, expires].join('\n');
  return createHmac('sha256', secret).update(promised).digest('base64url');
}

/** Compares in constant time. */
function isSignedBy(secret: Buffer, link: SignedUpload): boolean {
  const [expected, given] = [Buffer.from(signatureOf(secret, link)), Buffer.from(link.signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

export interface FolderSettings {
  folder: string;
  /** The former folder: its files are still read, and deleted, there. */
  former_folder?: string | null;
  /** Signs upload links; left out, the folder has one of its own. */
  secret?: string | undefined;
  /** Path of the call that takes uploads. */
  upload_path: string;
}

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/** No disk, no rights, no space: the storage's trouble, not the caller's. */
async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new AppError('STORAGE_UNAVAILABLE', { cause: error });
  }
}

async function sizeOf(file: string): Promise<{ size_bytes: number } | null> {
  try {
    return { size_bytes: (await stat(file)).size };
  } catch (error) {
    if (isCode(error, 'ENOENT')) {
      return null;
    }
    throw error;
  }
}

/** The result of the first place that has the file; null when none has it. */
async function firstOf<T>(files: readonly string[], look: (file: string) => Promise<T | null>): Promise<T | null> {
  for (const file of files) {
    const found = await look(file);
    if (found !== null) {
      return found;
    }
  }
  return null;
}

/** Opens before it answers, so that a file that is missing is known at once. */
async function read(file: string): Promise<Readable | null> {
  try {
    return (await open(file)).createReadStream();
  } catch (error) {
    if (isCode(error, 'ENOENT')) {
      return null;
    }
    throw error;
  }
}

/** Keeps files in a folder, which processes and machines may share. Nothing is opened or made before the first use. */
export function folderStorage(settings: FolderSettings): Storage {
  const folder = path.resolve(settings.folder);
  const at = (key: string) => path.join(folder, checkKey(key));
  const former = settings.former_folder ?? null;
  const places = (key: string) => [
    at(key),
    ...(former === null ? [] : [path.join(path.resolve(former), checkKey(key))]),
  ];
  let secret: Buffer | null = settings.secret === undefined ? null : Buffer.from(settings.secret);
  const readSecret = async () => Buffer.from(readSecretFile(path.join(folder, 'secret')));
  const getSecret = async () => (secret ??= await orUnavailable(readSecret()));

  /** Writes a draft, then renames it: no one ever reads half a file. */
  async function replace(key: string, write: (draft: string) => Promise<boolean>): Promise<boolean> {
    const draft = path.join(folder, 'drafts', newId());
    await Promise.all([draft, at(key)].map((file) => mkdir(path.dirname(file), { recursive: true })));
    try {
      const whole = await write(draft);
      if (whole) {
        await rename(draft, at(key));
      }
      return whole;
    } finally {
      await rm(draft, { force: true });
    }
  }

  const receive = ({ id, size_bytes }: ExpectedUpload, stream: Readable) =>
    replace(uploadKey(id), (draft) => writeExactly(draft, stream, size_bytes));

  return {
    put: async (key, bytes) => {
      await orUnavailable(replace(key, (draft) => writeFile(draft, bytes, { mode: 0o600 }).then(() => true)));
    },
    get: (key) => orUnavailable(firstOf(places(key), read)),
    head: (key) => orUnavailable(firstOf(places(key), sizeOf)),
    delete: async (keys) => {
      await orUnavailable(Promise.all(keys.flatMap(places).map((file) => rm(file, { force: true }))));
    },
    async signUpload(upload) {
      const { id, content_type, size_bytes, expires } = upload;
      const signature = signatureOf(await getSecret(), upload);
      const query = new URLSearchParams({
        expires: String(expires),
        content_type,
        size_bytes: String(size_bytes),
        signature,
      });
      return `${settings.upload_path}/${id}?${query.toString()}`;
    },
    gate: {
      admits: async (link, now) => now < link.expires * 1000 && isSignedBy(await getSecret(), link),
      receive: (upload, stream) => orUnavailable(receive(upload, stream)),
    },
    close: () => {},
  };
}
