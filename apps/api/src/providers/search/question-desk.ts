import type { Conditions, Facets, Hits, IndexQuery } from '@abroad/search-index';
import type { Answer, Question } from './messages.ts';

/** Longer than nearly any answer takes on a busy machine; from then on PostgreSQL answers, without counts. */
const TIME_LIMIT_MS = 2500;

type NewQuestion = { kind: 'search'; query: IndexQuery } | { kind: 'facets'; conditions: Conditions; limit: number };

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** Passes questions on and hands answers to those who asked. */
export interface QuestionDesk {
  ask(question: Extract<NewQuestion, { kind: 'search' }>): Promise<Hits>;
  ask(question: Extract<NewQuestion, { kind: 'facets' }>): Promise<Facets>;
  take(answers: readonly Answer[]): void;
  refuseAll(error: Error): void;
}

/** @param send is given what was asked in one turn of the event loop, since a message costs more than a search. */
export function questionDesk(send: (questions: Question[]) => void): QuestionDesk {
  const waiting = new Map<number, Waiting>();
  let next: Question[] = [];
  let last_number = 0;

  function sendAll(): void {
    const questions = next;
    next = [];
    send(questions);
  }

  async function ask(question: NewQuestion): Promise<Hits | Facets> {
    const number = (last_number += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const timer = setTimeout(() => {
      waiting.delete(number);
      reject(new Error('the search index took too long'));
    }, TIME_LIMIT_MS);
    waiting.set(number, { resolve, reject, timer });
    if (next.push({ ...question, number }) === 1) {
      setImmediate(sendAll);
    }
    const answer = await promise;
    if (answer.kind === 'failed') {
      throw new Error(answer.error);
    }
    return answer.kind === 'search' ? answer.hits : answer.facets;
  }

  return {
    ask: ask as QuestionDesk['ask'],
    take(answers) {
      for (const answer of answers) {
        const asker = waiting.get(answer.number);
        waiting.delete(answer.number);
        clearTimeout(asker?.timer);
        asker?.resolve(answer);
      }
    },
    refuseAll(error) {
      for (const { reject, timer } of waiting.values()) {
        clearTimeout(timer);
        reject(error);
      }
      waiting.clear();
      next = [];
    },
  };
}
