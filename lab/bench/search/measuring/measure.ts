import type { Contender } from '../contender.ts';
import { interleave, type Questions } from '../shapes/draw-questions.ts';
import { takeRounds, type Found } from './rounds.ts';
import { inTurn, takeTurn } from './turn.ts';

const WARM_UP_MS = 6000;
const MIX = { length_ms: 4000, rounds: 5 };
const SHAPE = { length_ms: 600, rounds: 3 };
const MOST_CLIENTS = 8;

/** Warms up all engines: code is compiled, statements are planned and files are read. */
export async function warmUp(contenders: readonly Contender[], questions: readonly Questions[]): Promise<void> {
  for (const contender of contenders) {
    await takeTurn(contender, inTurn(interleave(questions)), { clients: MOST_CLIENTS, length_ms: WARM_UP_MS });
  }
}

/** All kinds in equal parts. */
export async function measureMix(
  contenders: readonly Contender[],
  questions: readonly Questions[],
  counts: readonly number[],
): Promise<{ clients: number; found: Found }[]> {
  const asked = interleave(questions);
  const measured: { clients: number; found: Found }[] = [];
  for (const clients of counts)
    measured.push({ clients, found: await takeRounds(contenders, asked, { ...MIX, clients }) });
  return measured;
}

/** Each kind separately. */
export async function measureShapes(
  contenders: readonly Contender[],
  questions: readonly Questions[],
  clients: number,
): Promise<{ name: string; found: Found }[]> {
  const measured: { name: string; found: Found }[] = [];
  for (const { shape, asked } of questions) {
    measured.push({ name: shape.name, found: await takeRounds(contenders, asked, { ...SHAPE, clients }) });
  }
  return measured;
}
