import type { Contender } from '../contender.ts';
import type { Questions } from '../shapes/draw-questions.ts';
import { askOnce, type Answer } from './ask-once.ts';

const COMPARED = 12;

/** How an engine's answers of one kind agree with those of the first engine. */
export interface Agreement {
  asked: number;
  same_totals: number;
  /** The sum of its totals, compared with the first engine's. */
  sums: [own: number, first: number];
  estimates: number;
  /** Pages with the same mentors in the same order; null if each engine has its own order. */
  same_pages: number | null;
}

const sumOf = (answers: readonly Answer[]) => answers.reduce((sum, { total }) => sum + total, 0);

function agree(own: readonly Answer[], first: readonly Answer[], by_relevance: boolean): Agreement {
  const isSamePage = (answer: Answer, at: number) => answer.ids.join() === first[at]?.ids.join();
  return {
    asked: own.length,
    same_totals: own.filter((answer, at) => answer.total === first[at]?.total).length,
    sums: [sumOf(own), sumOf(first)],
    estimates: own.filter((answer) => !answer.total_is_exact).length,
    same_pages: by_relevance ? null : own.filter(isSamePage).length,
  };
}

/**
 * Sends some queries of each kind to all engines.
 * @returns by kind and engine, in their order
 */
export async function compareAnswers(
  contenders: readonly Contender[],
  questions: readonly Questions[],
  idOf: (ordinal: number) => string | undefined,
): Promise<Agreement[][]> {
  const agreements: Agreement[][] = [];
  for (const { asked, shape } of questions) {
    const answers: Answer[][] = [];
    for (const contender of contenders) {
      const own: Answer[] = [];
      for (const one of asked.slice(0, COMPARED)) own.push(await askOnce(contender, one, idOf));
      answers.push(own);
    }
    const [first = []] = answers;
    agreements.push(answers.map((own) => agree(own, first, shape.by_relevance ?? false)));
  }
  return agreements;
}
