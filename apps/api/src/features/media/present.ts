import { LIMITS, type Avatar } from '@abroad/contract';
import { squareUrl } from './files.ts';

/** An asset with the URLs of its files. */
export function presentAsset(asset: { id: string; content_hash: string | null }): Avatar {
  return {
    asset_id: asset.id,
    url: squareUrl(asset, LIMITS.avatar_side_px),
    medium_url: squareUrl(asset, LIMITS.avatar_medium_px),
    thumbnail_url: squareUrl(asset, LIMITS.avatar_thumbnail_px),
  };
}
