/**
 * Whether a part of the product's own scripts or styles failed to load, by the error messages of all browsers: the network was lost, or
 * the service was upgraded and only has newer ones.
 */
export function isLostScript(error: unknown): boolean {
  return error instanceof Error && /imported module|module script|preload CSS/.test(error.message);
}
