import { AFRICA } from './africa.ts';
import { EAST_ASIA } from './east-asia.ts';
import { SOUTH_ASIA } from './south-asia.ts';
import { SOUTH_EAST_ASIA } from './south-east-asia.ts';
import { WEST } from './west.ts';
import type { WrittenMentor } from './written-mentor.ts';

/** The seed of the demonstration, whose people have these slugs. */
const SEED = 1;

const WRITTEN: ReadonlyMap<string, WrittenMentor> = new Map(
  Object.entries({ ...AFRICA, ...EAST_ASIA, ...SOUTH_ASIA, ...SOUTH_EAST_ASIA, ...WEST }),
);

/** The texts of one of the mentors whom visitors of the demonstration meet first. */
export const writtenBy = (seed: number, slug: string) => (seed === SEED ? WRITTEN.get(slug) : undefined);
