import type { CalendarProblem, Unreadable } from '../port.ts';
import type { TaskName } from './tasks.ts';

export interface Question {
  task: TaskName;
  input: unknown;
}

/** A class does not survive the way between threads. */
export interface Refusal {
  problem: CalendarProblem;
  detail: string;
  unreadable: Unreadable | null;
}

export type Answer = { output: unknown } | { refusal: Refusal };
