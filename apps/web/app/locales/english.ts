/**
 * The English messages that this page has so far. The server has all of them; in the browser each feature adds
 * its own with its code (`scripts/catalogue-plugin.ts`).
 */
export const english: Record<string, string> = {};

export function addEnglish(messages: Record<string, string>): void {
  Object.assign(english, messages);
}
