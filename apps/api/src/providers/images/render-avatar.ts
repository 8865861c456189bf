import { createHash } from 'node:crypto';
import { lookOf } from './look-of.ts';
import type { AvatarRules, Refusal, RenderResult, SourceType } from './port.ts';
import { FAIL_ON, headOf, sharp, TIME_LIMIT_S } from './safe-sharp.ts';
import { sourceType } from './source-type.ts';

/** A longer strip becomes too large before it is a square, and shows no one. */
const LONGEST_SHAPE = 12;
const QUALITY = 88;
const HASH_LENGTH = 32;

async function refusedByHead(bytes: Uint8Array, { max_pixels }: AvatarRules): Promise<'pixels' | 'shape' | null> {
  const { width, height } = await headOf(bytes);
  if (width * height > max_pixels) {
    return 'pixels';
  }
  return Math.max(width, height) > Math.min(width, height) * LONGEST_SHAPE ? 'shape' : null;
}

/** The middle of the picture as sRGB pixels, upright as its EXIF orientation has it, and without anything else. */
function middleOf(bytes: Uint8Array, { sides: [side], max_pixels }: AvatarRules) {
  return sharp(bytes, { limitInputPixels: max_pixels, failOn: FAIL_ON, pages: 1 })
    .timeout({ seconds: TIME_LIMIT_S })
    .autoOrient()
    .resize(side, side, { fit: 'cover', position: 'centre' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

type Pixels = Awaited<ReturnType<typeof middleOf>>;

/** Decodes a file. A fault in the file is an answer, not an error. */
async function decode(
  bytes: Uint8Array,
  declared: SourceType,
  rules: AvatarRules,
): Promise<{ pixels: Pixels } | { refused: Refusal }> {
  if (sourceType(bytes) !== declared) {
    return { refused: 'type' };
  }
  try {
    const refused = await refusedByHead(bytes, rules);
    return refused ? { refused } : { pixels: await middleOf(bytes, rules) };
  } catch {
    return { refused: 'unreadable' };
  }
}

function encode({ data, info: { width, height, channels } }: Pixels, side: number): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels } }).resize(side, side).webp({ quality: QUALITY }).toBuffer();
}

/** Makes the squares; to be called in a thread of its own. */
export async function renderAvatar(bytes: Uint8Array, declared: SourceType, rules: AvatarRules): Promise<RenderResult> {
  const decoded = await decode(bytes, declared, rules);
  if ('refused' in decoded) {
    return decoded;
  }
  const squares = await Promise.all(
    rules.sides.map(async (side) => ({ side, bytes: await encode(decoded.pixels, side) })),
  );
  const look = await lookOf(decoded.pixels);
  const hash = createHash('sha256');
  squares.forEach((square) => hash.update(square.bytes));
  return { rendered: { squares, content_hash: hash.digest('hex').slice(0, HASH_LENGTH), look } };
}
