import type { ServiceQuestion } from '@abroad/contract/service-questions';
import { useState } from 'react';
import { useMessageDraft } from '../forms/use-message-draft.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { answerProblems, refusedAnswers, toAnswers, type AnswerDraft } from './answers.ts';

/**
 * The answers to a mentor's questions while they are typed; kept like the message.
 * @param of the mentor and the service.
 */
export function useAnswers(of: string, questions: readonly ServiceQuestion[]) {
  const { text, write, clear } = useMessageDraft(`answers.${of}`);
  const [isChecked, setChecked] = useState(false);
  const draft = readDraft(text);
  const problems = answerProblems(questions, draft);
  return {
    draft,
    answer: (id: string, answer: string) => write(JSON.stringify({ ...draft, [id]: answer })),
    clear,
    isEmpty: questions.every(({ id }) => !draft[id]),
    /** Shows the problems from now on. @returns the answers to send, or null if there are problems. */
    check() {
      setChecked(true);
      return Object.keys(problems).length > 0 ? null : toAnswers(questions, draft);
    },
    problems: isChecked ? problems : {},
    refusedBy: (error: unknown) => refusedAnswers(toAnswers(questions, draft), fieldFailures(error)),
  };
}

function readDraft(text: string): AnswerDraft {
  try {
    const kept: unknown = text === '' ? {} : JSON.parse(text);
    const pairs = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  } catch {
    return {};
  }
}
