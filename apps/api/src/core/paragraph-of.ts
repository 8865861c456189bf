/** Sentences as one paragraph, with spaces between them where the language writes some. @param language BCP 47 */
export const paragraphOf = (language: string, ...sentences: readonly string[]): string =>
  sentences.join(language.startsWith('zh') ? '' : ' ');
