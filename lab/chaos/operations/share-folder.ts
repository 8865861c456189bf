import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Colour, png } from '@abroad/api/testing/pictures';
import { createRandom } from '../../../tools/seed/random.ts';
import { waitUntilIdle } from '../lib/idle.ts';
import type { Row } from '../lib/row.ts';
import { clientOf } from '../lib/retry.ts';
import type { Citizen } from '../lib/people.ts';

const PEOPLE = 20;
/** Each photo is stored in three sizes. */
const SIZES = 3;

const picturesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) => name.endsWith('.webp'));

/** Users upload, replace and remove photos, each time at another process, none of which shares its `DATA_DIR`. */
export const shareFolder: Row = async (world, { seed }) => {
  const random = createRandom(seed);
  const anywhere = (who: Citizen) => clientOf(who, random.pick(world.apis).base_url);
  const people = world.prospects.slice(0, PEOPLE);
  const upload = async (who: Citizen, colour: Colour): Promise<{ asset_id: string; url: string }> => {
    const file = new File([new Uint8Array(await png(colour))], 'me.png', { type: 'image/png' });
    const made = await anywhere(who).createAvatarUpload({ file });
    if (!('url' in made) || made.url === null || made.asset_id === null) throw new Error('there is no picture');
    return { asset_id: made.asset_id, url: made.url };
  };
  const kept: string[] = [];
  const gone: string[] = [];
  for (const [place, who] of people.entries()) {
    const first = await upload(who, '#336699');
    if (place % 2 === 0) {
      gone.push(first.url);
      kept.push((await upload(who, '#993366')).url);
    } else {
      await anywhere(who).deleteAvatar({ params: { asset_id: first.asset_id } });
      gone.push(first.url);
    }
  }
  await waitUntilIdle(world);
  const statuses = async (urls: readonly string[]) =>
    (
      await Promise.all(
        urls.flatMap((url) =>
          world.apis.map(({ base_url }) => fetch(new URL(url, base_url)).then(({ status }) => status)),
        ),
      )
    ).filter((status) => status !== 404).length;
  const [shown, left] = [await statuses(kept), await statuses(gone)];
  const files = (await picturesIn(world.media_folder)).length;
  const beside = (await picturesIn(path.dirname(world.media_folder))).length - files;
  return [
    {
      what: `${kept.length} pictures, asked for at each of ${world.apis.length} processes`,
      goal: `${kept.length * world.apis.length} shown`,
      found: `${shown} shown`,
      holds: shown === kept.length * world.apis.length,
    },
    {
      what: `${gone.length} that were replaced or removed at another process, asked for at each`,
      goal: '0 shown',
      found: `${left} shown`,
      holds: left === 0,
    },
    {
      what: 'files in the shared folder, and in the folders of the processes',
      goal: `${kept.length * SIZES} and 0`,
      found: `${files} and ${beside}`,
      holds: files === kept.length * SIZES && beside === 0,
    },
  ];
};
