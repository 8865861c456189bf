/** Names the composer whose message was taken back, and its text. */
const taken = new EventTarget();

/** Gives a text back to the composer that keeps its draft under this name. */
export function takeBack(draft: string, text: string): void {
  taken.dispatchEvent(new CustomEvent(draft, { detail: text }));
}

/** @returns how to stop listening */
export function onTakeBack(draft: string, listener: (text: string) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<string>).detail);
  taken.addEventListener(draft, hear);
  return () => taken.removeEventListener(draft, hear);
}
