import { explainSlots, findSlots, writeStarts } from '@abroad/slots';
import { askEngine } from './ask-engine.ts';
import { SlotCase } from './case-schema.ts';
import { writeExplained } from './write-explained.ts';

/** The result of a line: JSON to print, or its problems, each naming its field. */
export type Answer = { ok: true; json: string } | { ok: false; problems: string[] };

function readJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    return error;
  }
}

/** `busy.0.end`, as the API names fields. */
const fieldOf = (path: readonly PropertyKey[]) => (path.length === 0 ? 'the case' : path.map(String).join('.'));

/**
 * Answers one line of cases.
 * @param line the JSON of a case.
 * @param options.explain every start time of the grid with the reasons against it, instead of the available starts.
 */
export function answerLine(line: string, { explain }: { explain: boolean }): Answer {
  const value = readJson(line);
  if (value instanceof SyntaxError) return { ok: false, problems: [`no JSON: ${value.message}`] };
  const read = SlotCase.safeParse(value);
  if (!read.success) {
    return { ok: false, problems: read.error.issues.map(({ path, message }) => `${fieldOf(path)}: ${message}`) };
  }
  const { schedule, question } = askEngine(read.data);
  const json = explain ? writeExplained(explainSlots(schedule, question)) : writeStarts(findSlots(schedule, question));
  return { ok: true, json };
}
