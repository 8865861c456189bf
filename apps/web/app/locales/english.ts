/**
 * The English messages that this page has so far. On the server they are all here; in the browser each feature brings
 * its own with its code (`scripts/catalogue-plugin.ts`).
 */
export const english: Record<string, string> = {};

export function addEnglish(messages: Record<string, string>): void {
  Object.assign(english, messages);
}
