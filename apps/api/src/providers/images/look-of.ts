import { sharp } from './safe-sharp.ts';

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const ROWS = 8;
const COLUMNS = 9;

/**
 * Computes a picture's look as 64 bits (dHash): for nine grey columns in eight rows, whether each is darker than the next. Other sizes,
 * colours and compression change a few bits at most.
 */
export async function lookOf({ data, info: { width, height, channels } }: Pixels): Promise<string> {
  const grey = await sharp(data, { raw: { width, height, channels } })
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(COLUMNS, ROWS, { fit: 'fill' })
    .raw()
    .toBuffer();
  const bits = [];
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 1; column < COLUMNS; column += 1) {
      const at = row * COLUMNS + column;
      bits.push((grey[at - 1] ?? 0) < (grey[at] ?? 0) ? '1' : '0');
    }
  }
  return bits.join('');
}
