import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export type Colour = `#${string}`;

const plain = (width: number, height: number, background: Colour) =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });

/** A picture of one colour. */
export const jpeg = (colour: Colour = '#335577', width = 300, height = 300): Promise<Buffer> =>
  plain(width, height, colour).jpeg().toBuffer();
export const png = (colour: Colour = '#335577', width = 300, height = 300): Promise<Buffer> =>
  plain(width, height, colour).png().toBuffer();
export const webp = (colour: Colour = '#335577', width = 300, height = 300): Promise<Buffer> =>
  plain(width, height, colour).webp().toBuffer();

/** A JPEG as a telephone makes it: lying on its side, red above and blue below once upright, with a place and a name. */
export async function telephonePicture(): Promise<Buffer> {
  const blue = await plain(100, 200, '#0000ff').png().toBuffer();
  // Orientation 6: the first column is the top.
  return plain(200, 200, '#ff0000')
    .composite([{ input: blue, left: 100, top: 0 }])
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Artist: 'Linh Tran', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 42/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** One chunk of a PNG (PNG specification, section 5.3). */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

interface Lies {
  width: number;
  height: number;
  /** The number of zero bytes in the unpacked data. */
  unpacked: number;
  /** Bits of a grey pixel; left out, the picture is RGB. */
  grey?: 1;
  extra?: Buffer[];
}

/** A PNG with the head that one likes over a few kilobytes of zeros. */
export function bombPng({ width, height, unpacked, grey, extra = [] }: Lies): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(grey === undefined ? [8, 2, 0, 0, 0] : [grey, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...extra,
    chunk('IDAT', deflateSync(Buffer.alloc(unpacked))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A black picture of 16,000 by 16,000 pixels that is right in every bit, and weighs 32 kB. */
export const hugePng = (): Buffer => bombPng({ width: 16_000, height: 16_000, unpacked: 16_000 * 2001, grey: 1 });

/** A WebP whose head promises 16,384 by 16,384 pixels (RFC 9649, section 3.4), and nothing behind it. */
export function hugeWebp(): Buffer {
  const data = Buffer.concat([Buffer.from([0x2f, 0xff, 0xff, 0xff, 0x0f]), Buffer.alloc(59)]);
  const head = Buffer.alloc(20);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(12 + data.length, 4);
  head.write('WEBPVP8L', 8, 'latin1');
  head.writeUInt32LE(data.length, 16);
  return Buffer.concat([head, data]);
}

/** A compressed text chunk that unpacks to `unpacked` bytes: a bomb beside the pixels. */
export const textBomb = (unpacked: number): Buffer =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(unpacked, 0x61))]));

export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>',
);
/** Begins as a GIF and is a page with a script as well. */
export const GIF_AND_HTML = Buffer.from(
  'GIF89a/*\x01\x00\x01\x00*/=1;</script><html><script>alert(1)</script></html>',
  'latin1',
);

/** The mean colour of a picture, 0 to 255 for red, green and blue. */
export async function meanColour(bytes: Buffer | Uint8Array): Promise<number[]> {
  const { channels } = await sharp(bytes).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
}
