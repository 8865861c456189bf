import type { Contender } from './contender.ts';
import { calcom } from './peers/calcom.ts';
import { luxon } from './peers/luxon.ts';
import { ours } from './peers/ours.ts';
import { rrule } from './peers/rrule.ts';

export const OURS = 'this engine';

/** The measured engines by the name in the table; each gets the folder with its packages. */
export const CONTENDERS: Readonly<Record<string, (peers: string) => Contender | Promise<Contender>>> = {
  [OURS]: () => ours,
  'cal.com': calcom,
  Luxon: luxon,
  rrule,
};
