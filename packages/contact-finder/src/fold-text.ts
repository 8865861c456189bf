/** A text in its plain form, and where each of its UTF-16 units stands in the original. */
export interface FoldedText {
  text: string;
  /** The offset in the original at which the unit's character begins, in UTF-16 units. */
  starts: readonly number[];
  /** The offset in the original at which it ends. */
  ends: readonly number[];
}

/** Characters that show nothing, and the frame of a keycap emoji. */
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\u20E3]$/u;
/** One character that stands for more, such as a whole blessing in Arabic (U+FDFA), isn't a letter of an address. */
const SEVERAL_MAX = 4;
/** All decimal digits of Unicode are below it, in runs of ten from zero to nine. */
const DIGITS_BELOW = 0x1_fc_00;

function digitsOfAllScripts(): Map<string, string> {
  const digits = new Map<string, string>();
  for (let code = 0x80; code < DIGITS_BELOW; code += 1) {
    const character = String.fromCodePoint(code);
    if (/\p{Nd}/u.test(character)) {
      digits.set(character, String(digits.size % 10));
    }
  }
  return digits;
}

const DIGITS = digitsOfAllScripts();

/** Cyrillic and Greek letters that look like Latin ones. */
const LOOK_ALIKE = new Map(
  Object.entries({
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ј: 'j',
    ѕ: 's',
    ԁ: 'd',
    ɡ: 'g',
    һ: 'h',
    ӏ: 'l',
    м: 'm',
    т: 't',
    к: 'k',
    в: 'b',
    н: 'h',
    ο: 'o',
    α: 'a',
    ν: 'v',
    ι: 'i',
    А: 'A',
    В: 'B',
    Е: 'E',
    О: 'O',
    Р: 'P',
    С: 'C',
    Т: 'T',
    Х: 'X',
    М: 'M',
  }),
);

function fold(character: string): string {
  if (UNSEEN.test(character)) {
    return '';
  }
  const digit = DIGITS.get(character);
  if (digit !== undefined) {
    return digit;
  }
  const plain = character.normalize('NFKC');
  if (plain.length > SEVERAL_MAX) {
    return character;
  }
  return LOOK_ALIKE.get(plain) ?? plain;
}

/**
 * A text as a reader takes it in: compatibility forms (NFKC) and the digits of all scripts are plain ones, letters that
 * look Latin are Latin, and what shows nothing is gone.
 */
export function foldText(original: string): FoldedText {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of original) {
    const plain = fold(character);
    const end = at + character.length;
    // One character may become several units.
    for (const unit of plain.split('')) {
      units.push(unit);
      starts.push(at);
      ends.push(end);
    }
    if (plain === '' && ends.length > 0) {
      // An invisible character belongs to the one before it, as the frame of a keycap does.
      ends[ends.length - 1] = end;
    }
    at = end;
  }
  return { text: units.join(''), starts, ends };
}

/**
 * Another reading of a folded text: each match is replaced, and everything still knows its place in the original.
 * @param pattern with the flag `g`. @param replace the new text; null leaves the match as it is
 */
export function reread(
  folded: FoldedText,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | null,
): FoldedText {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let from = 0;
  const keepUntil = (until: number) => {
    parts.push(folded.text.slice(from, until));
    starts.push(...folded.starts.slice(from, until));
    ends.push(...folded.ends.slice(from, until));
  };
  for (const match of folded.text.matchAll(pattern)) {
    const replacement = replace(match);
    const until = match.index + match[0].length;
    if (replacement !== null && match[0] !== '') {
      keepUntil(match.index);
      parts.push(replacement);
      for (let unit = 0; unit < replacement.length; unit += 1) {
        starts.push(folded.starts[match.index] ?? 0);
        ends.push(folded.ends[until - 1] ?? 0);
      }
      from = until;
    }
  }
  keepUntil(folded.text.length);
  return { text: parts.join(''), starts, ends };
}
