import type { FoldedText } from './fold-text.ts';

/** Punctuation between the digits of one number (libphonenumber's `VALID_PUNCTUATION`). */
const BETWEEN = '[-x‐-―−ー－/ \\u00A0\\u00AD\\u200B\\u2060\\u3000()（）［］.[\\]~⁓∼～]';
const RUN = new RegExp(`[+(]{0,2}\\d(?:${BETWEEN}{0,4}[+(]{0,2}\\d)*`, 'giu');
const ALL_BETWEEN = new RegExp(`^${BETWEEN}+$`, 'iu');
/** Separators between several numbers of a run, the surest first. */
const SEPARATORS = [/\/+/, /(?=[+(])/, / [-‐-―−－] ?|[-‐-―−－] /, /[‒-―－]/, /\.+/, /[ \u00A0\u3000]+/];

/** An area's number at least; emergency and service numbers are shorter, and no one is reached by them. */
export const SHORTEST = 7;
/** Fifteen digits, and two that lead out of a country (ITU-T E.164). */
const LONGEST = 17;

/** The beginning and the end of a run in the folded text. */
export type Run = readonly [from: number, until: number];

const digitsIn = (run: string): number => run.replaceAll(/\D/g, '').length;

function* split(run: string, from: number, level = 0): Generator<Run> {
  const digits = digitsIn(run);
  const separator = SEPARATORS[level];
  if (digits < SHORTEST) return;
  if (digits <= LONGEST) {
    yield [from, from + run.length];
  } else if (separator !== undefined) {
    let at = 0;
    for (const part of run.split(separator)) {
      at = run.indexOf(part, at);
      yield* split(part, from + at, level + 1);
      at += part.length;
    }
  }
}

/** The parts of a text that have the digits of one number, in linear time. */
export function numberRuns({ text }: FoldedText): Run[] {
  return [...text.matchAll(RUN)].flatMap(({ index, 0: run }) => [...split(run, index)]);
}

/** The text with the digits of these runs alone, each apart from the next one; everything keeps its place. */
export function onlyRuns(folded: FoldedText, runs: readonly Run[]): FoldedText {
  const parts: string[] = [];
  let at = 0;
  for (const [from, until] of [...runs, [folded.text.length, folded.text.length]] as const) {
    const between = folded.text.slice(at, from).replaceAll(/\d/g, 'x');
    parts.push(ALL_BETWEEN.test(between) ? '\n'.repeat(between.length) : between, folded.text.slice(from, until));
    at = until;
  }
  return { ...folded, text: parts.join('') };
}
