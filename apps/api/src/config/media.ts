import path from 'node:path';

/** The storage of pictures. */
export type MediaSettings =
  | {
      storage: 'folder';
      folder: string;
      /** The folder of pictures before this one was configured; null where it is the same. */
      former_folder: string | null;
      secret: string | undefined;
    }
  | {
      storage: 's3';
      bucket: string;
      region: string;
      endpoint: string | undefined;
      force_path_style: boolean;
      credentials: { access_key_id: string; secret_access_key: string } | undefined;
    };

interface Given {
  NODE_ENV: string;
  DATA_DIR: string;
  MEDIA_STORAGE?: 'folder' | 's3' | undefined;
  MEDIA_FOLDER?: string | undefined;
  MEDIA_SECRET?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_REGION?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_FORCE_PATH_STYLE?: boolean | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** The folder is a storage like any other, but no operator should use it in production by mistake. */
const wantsFolder = ({ MEDIA_STORAGE, NODE_ENV, S3_BUCKET }: Given) =>
  MEDIA_STORAGE === undefined ? NODE_ENV !== 'production' && S3_BUCKET === undefined : MEDIA_STORAGE === 'folder';

function problemsOfBucket(given: Given): string[] {
  const missing = (['S3_BUCKET', 'S3_REGION'] as const).filter((name) => given[name] === undefined);
  const half = (given.S3_ACCESS_KEY_ID === undefined) !== (given.S3_SECRET_ACCESS_KEY === undefined);
  const unused =
    given.MEDIA_FOLDER === undefined ? [] : ['MEDIA_FOLDER: is for MEDIA_STORAGE=folder; pictures go to a bucket'];
  return [
    ...unused,
    ...missing.map((name) => `${name}: name where pictures are kept, or set MEDIA_STORAGE=folder on purpose`),
    ...(half ? ['S3_ACCESS_KEY_ID: goes together with S3_SECRET_ACCESS_KEY'] : []),
  ];
}

/** @returns the settings, or one line for each that is missing. */
export function readMediaSettings(given: Given): { media: MediaSettings; problems: string[] } {
  if (wantsFolder(given)) {
    const own = path.resolve(given.DATA_DIR, 'media');
    const folder = path.resolve(given.MEDIA_FOLDER ?? own);
    const former_folder = folder === own ? null : own;
    return { media: { storage: 'folder', folder, former_folder, secret: given.MEDIA_SECRET }, problems: [] };
  }
  const { S3_ACCESS_KEY_ID: access_key_id, S3_SECRET_ACCESS_KEY: secret_access_key } = given;
  const credentials = access_key_id && secret_access_key ? { access_key_id, secret_access_key } : undefined;
  return {
    media: {
      storage: 's3',
      bucket: given.S3_BUCKET ?? '',
      region: given.S3_REGION ?? '',
      endpoint: given.S3_ENDPOINT,
      force_path_style: given.S3_FORCE_PATH_STYLE ?? false,
      credentials,
    },
    problems: problemsOfBucket(given),
  };
}
