import type { TakenBack } from './outbox.ts';

/** Passes taken-back messages to the composer of the same name. */
const taken = new EventTarget();

/** Gives a message back to the composer that keeps its draft under this name. */
export function takeBack(draft: string, message: TakenBack): void {
  taken.dispatchEvent(new CustomEvent(draft, { detail: message }));
}

/** @returns how to stop listening */
export function onTakeBack(draft: string, listener: (message: TakenBack) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<TakenBack>).detail);
  taken.addEventListener(draft, hear);
  return () => taken.removeEventListener(draft, hear);
}
