import sharp from 'sharp';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** A photograph of 400 x 200, red on its left and blue on its right, lying on its side as telephones save it. */
export async function photo(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const blue = await plain(200, 200, '#0000ff');
  const upright = await sharp(await plain(400, 200, '#ff0000'))
    .composite([{ input: blue, left: 200, top: 0 }])
    .png()
    .toBuffer();
  const buffer = await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
}

/** The colours of a picture's left and right edge, halfway down. */
export async function edgesOf(picture: Buffer): Promise<('red' | 'blue' | 'other')[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [2, info.width - 3].map((x) => {
    const at = (Math.floor(info.height / 2) * info.width + x) * info.channels;
    const [red = 0, , blue = 0] = data.subarray(at, at + 3);
    return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'other';
  });
}

/** Type and size of a picture. */
export async function shapeOf(picture: Buffer): Promise<{ format: string; width: number; height: number }> {
  const { format, width, height } = await sharp(picture).metadata();
  return { format, width, height };
}
