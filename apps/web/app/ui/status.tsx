import type { ReactNode } from 'react';

/** A state asks nothing of its reader, patience, attention or help; `resting` is over or switched off. */
export type StatusTone = 'good' | 'waiting' | 'watch' | 'bad' | 'resting';

/** A state as a shape, a colour and a word, each of which is enough to read it. */
export function Status({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <span className={`status status-${tone}`}>{children}</span>;
}
