/**
 * Whether a part of the product's own scripts or styles did not come, in the words of any browser: the network went, or
 * the service has been renewed and knows only newer ones.
 */
export function isLostScript(error: unknown): boolean {
  return error instanceof Error && /imported module|module script|preload CSS/.test(error.message);
}
