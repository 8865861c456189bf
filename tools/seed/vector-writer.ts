const WEIGHTS = ['A', 'B', 'C', 'D'] as const;
type Weight = (typeof WEIGHTS)[number];

/** Writes tsvectors in text form; words are known by numbers, so that writing one twice costs next to nothing. */
export interface VectorWriter {
  /** The numbers of words. */
  wordsOf: (words: readonly string[]) => readonly number[];
  begin: () => void;
  /** Adds words; one that is there already keeps its weight, so the weightiest come first. */
  add: (weight: Weight, words: readonly number[]) => void;
  end: () => string;
}

export function createVectorWriter(): VectorWriter {
  const numbers = new Map<string, number>();
  /** By weight, then by number: a word as it is written. */
  const pieces: Record<Weight, string[]> = { A: [], B: [], C: [], D: [] };
  /** By number: the last vector that a word was written to. */
  const writtenTo: number[] = [];
  let vector = 0;
  let text = '';
  const numberOf = (word: string) => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(word, number);
    writtenTo.push(0);
    // Words are letters and digits only, so nothing in them needs escaping.
    for (const weight of WEIGHTS) pieces[weight].push(`'${word}':1${weight} `);
    return number;
  };
  return {
    wordsOf: (words) => [...new Set(words)].map(numberOf),
    begin() {
      vector += 1;
      text = '';
    },
    add(weight, words) {
      const written = pieces[weight];
      for (const word of words) {
        if (writtenTo[word] !== vector) {
          writtenTo[word] = vector;
          text += written[word];
        }
      }
    },
    end: () => text,
  };
}
