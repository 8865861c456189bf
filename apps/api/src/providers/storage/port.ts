import type { Readable } from 'node:stream';

/** A file that a user may send straight to the storage. */
export interface ExpectedUpload {
  /** The upload's id; where it is kept follows from it and from nothing that a person wrote. */
  id: string;
  content_type: string;
  size_bytes: number;
  /** Epoch seconds after which the link is void. */
  expires: number;
}

/** The content of one of the API's own links, checked before the file is accepted. */
export interface SignedUpload extends ExpectedUpload {
  signature: string;
}

/** Takes files from upload links; for a storage that has no address of its own for them. */
export interface UploadGate {
  /** Whether the link was made here, word for word, and still holds. */
  admits(link: SignedUpload, now: number): Promise<boolean>;
  /**
   * Keeps the file under `uploadKey(id)`, whole or not at all.
   * @returns false when it hasn't the announced size.
   */
  receive(upload: ExpectedUpload, stream: Readable): Promise<boolean>;
}

/**
 * Stores files. A key is made of ids, hex digits, dashes, dots and slashes only. Everything throws
 * AppError STORAGE_UNAVAILABLE when the storage can't be had within some three seconds.
 */
export interface Storage {
  /** Keeps a file, whole or not at all; one under the same key is replaced. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The file as a stream, or null where there is none. */
  get(key: string): Promise<Readable | null>;
  /** The file's size, or null where there is none. */
  head(key: string): Promise<{ size_bytes: number } | null>;
  /** Removes files; missing ones aren't an error. */
  delete(keys: readonly string[]): Promise<void>;
  /** A link that takes the announced file by PUT until it expires: absolute, or a path of the API. */
  signUpload(upload: ExpectedUpload): Promise<string>;
  /** Null where upload links lead to the storage itself. */
  gate: UploadGate | null;
  close(): void;
}

/** Returns the key of an upload until it is confirmed. */
export const uploadKey = (id: string): string => `uploads/${id}`;
