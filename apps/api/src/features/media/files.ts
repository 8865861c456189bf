import { LIMITS } from '@abroad/contract';
import { PICTURE_PATH } from '../../db/picture-url.ts';
import { uploadKey } from '../../providers/storage/port.ts';

/** The stored sizes of a photo, in pixels. */
export const SIDES = [LIMITS.avatar_side_px, LIMITS.avatar_medium_px, LIMITS.avatar_thumbnail_px] as const;

interface Asset {
  id: string;
  content_hash: string | null;
}

/** The storage key of one size of a photo. */
export const squareKey = ({ id, content_hash }: Asset, side: number | string): string =>
  `avatars/${id}/${content_hash}-${side}.webp`;

/** All files that may exist for an asset: the upload, and the rendered sizes. */
export const keysOf = (asset: Asset): string[] => [
  uploadKey(asset.id),
  ...(asset.content_hash === null ? [] : SIDES.map((side) => squareKey(asset, side))),
];

/** The URL of one size of a photo. */
export const squareUrl = ({ id, content_hash }: Asset, side: number): string =>
  `${PICTURE_PATH}${id}-${content_hash}-${side}.webp`;

const NAME = /^([0-9a-f-]{36})-([0-9a-f]{32})-(\d+)\.webp$/;

/** The storage key for the file name of a `squareUrl`. */
export function keyOfName(name: string): string | null {
  const [, id, content_hash, side] = NAME.exec(name) ?? [];
  return id && content_hash && side ? squareKey({ id, content_hash }, side) : null;
}
