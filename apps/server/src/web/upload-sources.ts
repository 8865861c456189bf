import type { Config } from '@abroad/api/config/config';

/** The origins to which the browser puts pictures by signed links; none where the API takes them itself. */
export function uploadSources({ media }: Pick<Config, 'media'>): string[] {
  if (media.storage !== 's3') return [];
  const { protocol, host } = new URL(media.endpoint ?? `https://s3.${media.region}.amazonaws.com`);
  return [media.force_path_style ? `${protocol}//${host}` : `${protocol}//${media.bucket}.${host}`];
}
