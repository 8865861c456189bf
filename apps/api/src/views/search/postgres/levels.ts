import { SAMPLED, type Probe } from './probe.ts';

/** Up to which points of each word a walk goes, what is above being gathered by itself. */
export interface Level {
  /** By ranked word. */
  points: number[];
  /** Documents to look at on the walk. */
  steps: number;
  /** Some that are above the level are known. */
  isTopped: boolean;
}

/** Measured: what a document costs that is met on a walk, and one that is gathered. Relative to one another. */
const STEP = 1;
const GATHERED = 2;
/** More than the sample foretells, because it is small. */
const RESERVE = 2;
const FEWEST_STEPS = 500;

/**
 * The level at which the first documents by relevance are found the cheapest. Who has exactly its points is ranked by
 * quality alone, so that a walk in that order meets the best of them first, and when it has met enough of them,
 * whoever has no more points and comes later ranks behind.
 * @param wanted so many documents from the first.
 */
export function cheapestLevel({ levels, documents }: Probe, wanted: number): Level {
  const priced = levels.map(({ points, documents: same }) => {
    const above = levels
      .filter((other) => other.points.some((own, at) => own > (points[at] ?? 0)))
      .reduce((sum, other) => sum + other.documents, 0);
    const share = (same * SAMPLED) / Math.max(documents, same * SAMPLED);
    const steps = Math.ceil((wanted / share) * RESERVE) + FEWEST_STEPS;
    return { points, steps, isTopped: above > 0, price: steps * STEP + above * SAMPLED * GATHERED };
  });
  const [cheapest] = priced.toSorted((one, other) => one.price - other.price);
  return cheapest ?? { points: [], steps: FEWEST_STEPS, isTopped: false };
}
