import { LIMITS } from '@abroad/contract/limits';
import { AvatarType } from '@abroad/contract/media';
import type { MessageKey } from '../../locales/index.ts';
import type { MessageValues } from '../../lib/i18n.tsx';

/** More than the finest crop of a picture of this many pixels needs, and no load for a phone. */
const KEPT_PIXELS = 4_000_000;
const MEGABYTE = 1024 * 1024;

export const PICTURE_TYPES: readonly string[] = AvatarType.options;

/** Why a file cannot be used. */
export interface PictureProblem {
  key: MessageKey;
  values?: MessageValues;
}

/** Checks type and size of a file before it is opened. @returns null without a problem */
export function problemOf({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!PICTURE_TYPES.includes(type)) {
    return { key: 'avatar.wrong_type' };
  }
  if (size > LIMITS.avatar_source_bytes) {
    const values = { size: Math.ceil(size / MEGABYTE), limit: LIMITS.avatar_source_bytes / MEGABYTE };
    return { key: 'avatar.too_large', values };
  }
  return null;
}

/** Brands of ISO 14496-12 files in which phones store photos, whatever the file's name. */
const HEIF = /^(hei[cfmsx]|hev[cmsx]|mif1|msf1|avif|avis)/;

/** Whether a file is a HEIC or AVIF picture, by its first bytes. */
async function isHeif(file: Blob): Promise<boolean> {
  const head = await file.slice(4, 12).text();
  return head.startsWith('ftyp') && HEIF.test(head.slice(4));
}

/** Opens a file as a picture, upright according to its EXIF. */
export async function readPicture(file: File): Promise<{ picture: ImageBitmap } | { problem: PictureProblem }> {
  const problem = problemOf(file);
  if (problem !== null) {
    return { problem };
  }
  if (await isHeif(file)) {
    return { problem: { key: 'avatar.wrong_type' } };
  }
  try {
    return { picture: await reduce(await createImageBitmap(file, { imageOrientation: 'from-image' })) };
  } catch {
    return { problem: { key: 'avatar.unreadable' } };
  }
}

async function reduce(picture: ImageBitmap): Promise<ImageBitmap> {
  const scale = Math.sqrt(KEPT_PIXELS / (picture.width * picture.height));
  if (scale >= 1) {
    return picture;
  }
  const reduced = await createImageBitmap(picture, {
    resizeWidth: Math.max(1, Math.round(picture.width * scale)),
    resizeHeight: Math.max(1, Math.round(picture.height * scale)),
    resizeQuality: 'high',
  });
  picture.close();
  return reduced;
}
