/** Words of which every English mail has some, and which none of the product's other languages has. */
const ENGLISH =
  `the with your you is in of and for by until before wrote said why phone session booking booked asked asks
  request time where calendar reminders accepted declined cancelled confirmed expired tomorrow hour answer person
  mon jan netherlands`.split(/\s+/);
/** Text that is the same in every language: the product's name, addresses, and names of zones. */
const KEPT = /Abroad Mentors|https?:\/\/\S+|(?:Asia|Africa|Europe)\/\w+/g;

/** The English words in a text that is meant to be in another language. */
export function englishIn(text: string): string[] {
  const words = new Set(
    text
      .replace(KEPT, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu),
  );
  return ENGLISH.filter((word) => words.has(word));
}
