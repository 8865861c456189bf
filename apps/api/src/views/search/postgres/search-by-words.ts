import type { Database } from '../../../db/connection.ts';
import type { AskedSearch } from './asked-search.ts';
import { gather } from './gather.ts';
import { cheapestLevel } from './levels.ts';
import type { Plan } from './plan.ts';
import { pointsOfAll } from './points.ts';
import { estimateOf, probe, type Probe } from './probe.ts';
import { searchByBits } from './search-by-bits.ts';
import type { Page } from './search-by-filters.ts';
import { walkByRelevance } from './walk-by-relevance.ts';
import { walk } from './walk.ts';
import { hasAllWords, hasAllWordsAmongFiltered } from './wanted-words.ts';
import { isWorthGathering, quickestWay, type Way } from './ways.ts';

/** A walk that is longer costs more than gathering. */
const LONGEST_WALK = 40_000;
const RESERVE = 2;
const FEWEST_STEPS = 500;

function gatherAll(db: Database, { words, asked, order, part }: AskedSearch, seen: Probe, way: Way): Promise<Page> {
  const points = order.sort === 'relevance' ? pointsOfAll(words) : null;
  const where = way === 'words' ? hasAllWords(words, asked, seen) : hasAllWordsAmongFiltered(words, asked);
  return gather(db, { words, where, points }, order, part);
}

/** A walk that should meet enough: about how many documents it looks at, and how it is made. */
function planWalk(db: Database, search: AskedSearch, seen: Probe): { steps: number; make: () => Promise<string[]> } {
  const { order, part } = search;
  const wanted = part.offset + part.limit;
  if (order.sort === 'relevance') {
    const level = cheapestLevel(seen, wanted);
    return { steps: level.steps, make: () => walkByRelevance(db, search, level, order, part) };
  }
  const share = estimateOf(seen) / Math.max(seen.documents, estimateOf(seen), 1);
  const steps = Math.ceil(wanted / Math.max(share, 1 / LONGEST_WALK));
  return { steps, make: () => walk(db, search, order, part, steps * RESERVE + FEWEST_STEPS) };
}

/** Finds by words, with filters or without. */
export async function searchByWords(db: Database, search: AskedSearch, plan: Plan): Promise<Page> {
  const told = plan === 'any' ? await searchByBits(db, search) : null;
  if (told !== null) {
    return told;
  }
  const seen = await probe(db, search.words, search.asked);
  const { way, price } = quickestWay(seen, search.asked);
  const { steps, make } = planWalk(db, search, seen);
  const isGathered = plan === 'any' ? isWorthGathering(seen, price, steps) : plan === 'gather';
  if (isGathered || steps > LONGEST_WALK) {
    return gatherAll(db, search, seen, way);
  }
  const ids = await make();
  // A page that isn't full was not walked to its end.
  return ids.length === search.part.limit
    ? { ids, total: estimateOf(seen), total_is_exact: false }
    : gatherAll(db, search, seen, way);
}
