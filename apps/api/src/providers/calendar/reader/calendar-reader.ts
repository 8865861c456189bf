import { availableParallelism } from 'node:os';
import { ThreadFailure, threadPool, type ThreadPoolSettings } from '../../../core/thread-pool.ts';
import { CalendarFailure, unreadable } from '../port.ts';
import type { Answer, Question } from './messages.ts';
import { buffersOf } from './pieces.ts';
import type { InputOf, OutputOf, TaskName } from './tasks.ts';

/**
 * Two, so that one file that takes its whole time doesn't stop all others; one where there are two processors, so that
 * the thread that serves and the database keep one.
 */
const THREADS = availableParallelism() > 2 ? 2 : 1;

const DEFAULTS = {
  name: 'calendars',
  script: new URL('./worker.ts', import.meta.url),
  threads: THREADS,
  queue: 500,
  /** Several times what the longest budget takes. */
  time_limit_ms: 10_000,
  memory_mb: 256,
} satisfies ThreadPoolSettings;

/**
 * Takes apart what calendars' servers send, in threads of its own: whatever a file says, it costs no request a moment. A
 * thread that takes too long or too much memory is ended and replaced.
 */
export interface CalendarReader {
  /**
   * @param whose the account that is read: two tasks of one never run at once.
   * @throws CalendarFailure
   */
  run<K extends TaskName>(task: K, input: InputOf<K>, whose: string): Promise<OutputOf<K>>;
  close(): Promise<void>;
}

function toFailure(error: unknown): unknown {
  if (!(error instanceof ThreadFailure)) {
    return error;
  }
  return error.problem === 'late' || error.problem === 'broken'
    ? unreadable('too_large', 'reading it takes more than it may', error)
    : new CalendarFailure('unreachable', 'too many calendars are read at once', { cause: error });
}

export function calendarReader(settings: Partial<ThreadPoolSettings> = {}): CalendarReader {
  const pool = threadPool<Question, Answer>({ ...DEFAULTS, ...settings });
  return {
    async run<K extends TaskName>(task: K, input: InputOf<K>, whose: string): Promise<OutputOf<K>> {
      let answer: Answer;
      try {
        answer = await pool.ask({ task, input }, { transfer: buffersOf(input), key: whose });
      } catch (error) {
        throw toFailure(error);
      }
      if ('refusal' in answer) {
        const { problem, detail, unreadable: about } = answer.refusal;
        throw new CalendarFailure(problem, detail, { unreadable: about });
      }
      return answer.output as OutputOf<K>;
    },
    close: () => pool.close(),
  };
}
