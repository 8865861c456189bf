import type { Weight } from '@abroad/search-index';

/** The weight of a lexeme by what follows it: `1A`, `3B,7`, or nothing for the least. */
function weightOf(positions: string): Weight {
  if (positions.includes('A')) return 'A';
  if (positions.includes('B')) return 'B';
  return positions.includes('C') ? 'C' : 'D';
}

/** The words of a `tsvector` as PostgreSQL writes it; words are letters and digits, so nothing is escaped. */
export function parseWords(vector: string): Record<Weight, string[]> {
  const words: Record<Weight, string[]> = { A: [], B: [], C: [], D: [] };
  if (vector === '') return words;
  for (const lexeme of vector.split(' ')) {
    const end = lexeme.lastIndexOf("'");
    words[weightOf(lexeme.slice(end + 1))].push(lexeme.slice(1, end));
  }
  return words;
}
