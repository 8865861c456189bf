import type { Weight } from '@abroad/search-index';

/** The words of `search_document` as PostgreSQL writes them, each prefixed with the letter of its weight; nothing is escaped. */
export function parseWords(vector: string): Record<Weight, string[]> {
  const words: Record<Weight, string[]> = { A: [], B: [], C: [], D: [] };
  if (vector === '') return words;
  for (const lexeme of vector.split(' ')) {
    words[lexeme.charAt(1).toUpperCase() as Weight].push(lexeme.slice(2, -1));
  }
  return words;
}
