import { parentPort, workerData } from 'node:worker_threads';
import type { AvatarRules, ImageTask, DocumentResult } from './port.ts';
import { renderAvatar } from './render-avatar.ts';
import { FAIL_ON, headOf, sharp, TIME_LIMIT_S } from './safe-sharp.ts';
import { sourceType } from './source-type.ts';

/** The longer side of a page in 300 dots per inch (ISO 216, A4): a diploma stays readable. */
const LONGEST_PX = 3508;
const QUALITY = 85;

/** Encodes the picture of a document anew, upright and without metadata; to be called in a thread of its own. */
async function renderDocument(
  bytes: Uint8Array,
  { max_pixels }: Pick<AvatarRules, 'max_pixels'>,
): Promise<DocumentResult> {
  if (sourceType(bytes) === null) {
    return { refused: 'type' };
  }
  try {
    const { width, height } = await headOf(bytes);
    if (width * height > max_pixels) {
      return { refused: 'pixels' };
    }
    const page = await sharp(bytes, { limitInputPixels: max_pixels, failOn: FAIL_ON, pages: 1 })
      .timeout({ seconds: TIME_LIMIT_S })
      .autoOrient()
      .resize(LONGEST_PX, LONGEST_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer();
    return { page };
  } catch {
    return { refused: 'unreadable' };
  }
}

const rules = workerData as AvatarRules;
const render = ({ bytes, declared }: ImageTask) =>
  declared === null ? renderDocument(bytes, rules) : renderAvatar(bytes, declared, rules);

/** One picture at a time: an `ImageTask` comes in, its result goes out. */
parentPort?.on('message', (task: ImageTask) => {
  void render(task).then((result) => parentPort?.postMessage(result));
});
