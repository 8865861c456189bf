import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { AppError } from '../../core/app-error.ts';
import { checkKey } from './keys.ts';
import { uploadKey, type Storage } from './port.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Left out: Amazon's own. */
  endpoint?: string | undefined;
  /** The bucket in the path instead of the host name, as most servers that aren't Amazon's want it. */
  force_path_style: boolean;
  /** Left out: the machine's own role (AWS's usual chain). */
  credentials?: { access_key_id: string; secret_access_key: string } | undefined;
}

const CONNECT_MS = 1500;
const REQUEST_MS = 3000;
const ATTEMPTS = 2;

/** All attempts together. */
const soon = () => ({ abortSignal: AbortSignal.timeout(REQUEST_MS) });

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? null;

/** A file that isn't there is null; everything else that goes wrong is the storage's trouble. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (statusOf(error) === 404) {
      return null;
    }
    throw new AppError('STORAGE_UNAVAILABLE', { cause: error });
  }
}

function connect({ region, endpoint, force_path_style, credentials }: S3Settings): S3Client {
  return new S3Client({
    region,
    forcePathStyle: force_path_style,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS, throwOnRequestTimeout: true },
    // Trailing checksums are Amazon's alone; what is sent is checked by its signature everywhere.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint } : {}),
    ...(credentials
      ? { credentials: { accessKeyId: credentials.access_key_id, secretAccessKey: credentials.secret_access_key } }
      : {}),
  });
}

/** Keeps files in a bucket of any server that speaks S3. */
export function s3Storage(settings: S3Settings): Storage {
  const client = connect(settings);
  const at = (key: string) => ({ Bucket: settings.bucket, Key: checkKey(key) });
  return {
    async put(key, bytes, contentType) {
      const put = new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType });
      if ((await orNull(client.send(put, soon()))) === null) {
        throw new AppError('STORAGE_UNAVAILABLE', { cause: new Error('there is no such bucket') });
      }
    },
    async get(key) {
      const found = await orNull(client.send(new GetObjectCommand(at(key)), soon()));
      return (found?.Body as Readable | undefined) ?? null;
    },
    async head(key) {
      const found = await orNull(client.send(new HeadObjectCommand(at(key)), soon()));
      return found && { size_bytes: found.ContentLength ?? 0 };
    },
    async delete(keys) {
      // One by one: deleting many at once wants a checksum that not every server knows.
      await Promise.all(keys.map((key) => orNull(client.send(new DeleteObjectCommand(at(key)), soon()))));
    },
    signUpload({ id, content_type, size_bytes, expires }) {
      const put = new PutObjectCommand({ ...at(uploadKey(id)), ContentType: content_type, ContentLength: size_bytes });
      return getSignedUrl(client, put, {
        expiresIn: Math.max(1, expires - Math.floor(Date.now() / 1000)),
        // Signed, so that another type or size is refused by the bucket itself.
        signableHeaders: new Set(['host', 'content-type', 'content-length']),
      });
    },
    gate: null,
    close: () => client.destroy(),
  };
}
