/** Returns words as at the beginning of a line: "the Philippines" is "The Philippines" there. */
export const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
