import { createRandom, type Random } from '../../../../tools/seed/random.ts';
import type { SearchRequest } from '../search-request.ts';
import type { Sample } from '../documents/sample.ts';
import { SHAPES, type Drawing, type Shape } from './shapes.ts';
import { chooseWords } from './words.ts';

const SEED = 20_260_101;
/** Queries of each kind: enough that no cache of answers affects the result. */
const VARIANTS = 100;
const MOST_TRIES = 100 * VARIANTS;
/** The number of mentors that the fiftieth page of twenty needs, with a margin. */
const CROWD = 1200;

/** The queries of one kind. */
export interface Questions {
  shape: Shape;
  asked: readonly SearchRequest[];
}

/** Countries with enough mentors for fifty pages; the most studied one if there are few mentors. */
function crowdedCountries({ documents, total }: Sample): string[] {
  const counts = new Map<string, number>();
  for (const country of documents.flatMap((document) => document.destinations)) {
    counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  const byCount = [...counts].toSorted(([, one], [, other]) => other - one);
  const crowded = byCount.filter(([, count]) => (count / documents.length) * total >= CROWD);
  return (crowded.length > 0 ? crowded : byCount.slice(0, 1)).map(([country]) => country);
}

const isWhole = (drawn: ReturnType<Shape['draw']>): drawn is SearchRequest =>
  Object.values(drawn).every((value) => value !== null && value !== undefined);

function drawSome(shape: Shape, drawing: Omit<Drawing, 'mentor' | 'random'>, random: Random): SearchRequest[] {
  const asked: SearchRequest[] = [];
  for (let tries = 0; asked.length < VARIANTS && tries < MOST_TRIES; tries += 1) {
    const drawn = shape.draw({ ...drawing, random, mentor: random.pick(drawing.sample.documents) });
    if (isWhole(drawn)) asked.push(drawn);
  }
  if (asked.length === 0) throw new Error(`there are too few mentors to draw "${shape.name}" from`);
  return asked;
}

/** Draws the queries of all kinds; the same ones from the same mentors. */
export function drawQuestions(sample: Sample): Questions[] {
  const drawing = { sample, words: chooseWords(sample), crowded: crowdedCountries(sample) };
  const random = createRandom(SEED);
  return SHAPES.map((shape) => ({ shape, asked: drawSome(shape, drawing, random) }));
}

/** The queries of all kinds in turns: the first of each, the second of each, and so on. */
export function interleave(questions: readonly Questions[]): SearchRequest[] {
  const most = Math.max(...questions.map(({ asked }) => asked.length));
  return Array.from({ length: most }, (_, at) => questions.map(({ asked }) => asked[at % asked.length] ?? {})).flat();
}
