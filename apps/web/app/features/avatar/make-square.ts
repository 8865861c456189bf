import { LIMITS } from '@abroad/contract/limits';
import type { Crop } from './crop.ts';
import { drawSquare } from './draw-square.ts';

/**
 * What is sent: 256 x 256 pixels as WebP of quality 0.9 (specification, section 4). A browser that writes no WebP
 * makes PNG of it; the API takes that as well, and everybody gets WebP from there.
 */
export async function makeSquare(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = LIMITS.avatar_side_px;
  canvas.height = LIMITS.avatar_side_px;
  drawSquare(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', LIMITS.avatar_source_quality);
  });
  if (blob === null) {
    throw new Error('the browser made no file of the picture');
  }
  return new File([blob], `avatar.${blob.type.slice('image/'.length)}`, { type: blob.type });
}
