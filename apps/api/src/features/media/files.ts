import { LIMITS } from '@abroad/contract';
import { PICTURE_PATH } from '../../db/picture-url.ts';
import { uploadKey } from '../../providers/storage/port.ts';

/** The sizes in which a picture is kept, in pixels. */
export const SIDES = [LIMITS.avatar_side_px, LIMITS.avatar_medium_px, LIMITS.avatar_thumbnail_px] as const;

interface Asset {
  id: string;
  content_hash: string | null;
}

/** Where one size of a picture is kept. */
export const squareKey = ({ id, content_hash }: Asset, side: number | string): string =>
  `avatars/${id}/${content_hash}-${side}.webp`;

/** Everything that may be kept of an asset: what was uploaded, and what was made of it. */
export const keysOf = (asset: Asset): string[] => [
  uploadKey(asset.id),
  ...(asset.content_hash === null ? [] : SIDES.map((side) => squareKey(asset, side))),
];

/** Where one size of a picture is served. */
export const squareUrl = ({ id, content_hash }: Asset, side: number): string =>
  `${PICTURE_PATH}${id}-${content_hash}-${side}.webp`;

const NAME = /^([0-9a-f-]{36})-([0-9a-f]{32})-(\d+)\.webp$/;

/** The key of what `squareUrl` ends with. */
export function keyOfName(name: string): string | null {
  const [, id, content_hash, side] = NAME.exec(name) ?? [];
  return id && content_hash && side ? squareKey({ id, content_hash }, side) : null;
}
