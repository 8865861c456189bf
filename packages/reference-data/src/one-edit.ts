/**
 * Whether one typing error at most lies between two words: a letter missing, added, wrong, or two neighbours swapped
 * (Damerau-Levenshtein distance of 1 or less, in UTF-16 code units).
 */
export function isWithinOneEdit(first: string, second: string): boolean {
  if (Math.abs(first.length - second.length) > 1) {
    return false;
  }
  const start = commonStart(first, second);
  if (start === first.length && start === second.length) {
    return true;
  }
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  if (short.length < long.length) {
    return short.slice(start) === long.slice(start + 1);
  }
  return short.slice(start + 1) === long.slice(start + 1) || isSwap(short, long, start);
}

/** Whether some beginning of `word` is within one typing error of `typed`. */
export function startsWithinOneEdit(word: string, typed: string): boolean {
  return [-1, 0, 1].some((more) => isWithinOneEdit(word.slice(0, typed.length + more), typed));
}

function commonStart(first: string, second: string): number {
  const end = Math.min(first.length, second.length);
  let at = 0;
  while (at < end && first.charCodeAt(at) === second.charCodeAt(at)) {
    at++;
  }
  return at;
}

function isSwap(first: string, second: string, at: number): boolean {
  return first[at] === second[at + 1] && first[at + 1] === second[at] && first.slice(at + 2) === second.slice(at + 2);
}
