/**
 * The allowed characters of names, titles and texts (docs/decisions/0082). The browser, the API and the embedded identity
 * provider read the same rule here, so this file imports nothing.
 */

/** Scripts in whose words ZWJ and ZWNJ choose between shapes (UAX 31, section 2.3; RFC 5892, appendix A). */
const JOINING =
  'Arabic Syriac Mongolian Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan'
    .split(' ')
    .map((script) => `\\p{scx=${script}}`)
    .join('');
/** Joiners where they have an effect: after such a letter, and between the parts of one emoji. */
const NEEDED = `[${JOINING}][\\u200C\\u200D]|\\p{Extended_Pictographic}(?:\\uFE0F|\\p{Emoji_Modifier})?\\u200D(?=\\p{Extended_Pictographic})`;
/** Flags of parts of countries are written with tags (UTS 51, annex C); elsewhere tags are invisible text. */
const FLAG = '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,6}\\u{E007F}';
/** Invisible characters: soft hyphen, grapheme joiner, Hangul and Khmer fillers, zero-width spaces, stray joiners, tags. */
const UNSEEN =
  '[\\u00AD\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200D\\u2060-\\u2065\\u206A-\\u206F\\u3164\\uFEFF\\uFFA0\\u{E0000}-\\u{E007F}]';
const NEEDED_OR_UNSEEN = new RegExp(`(${NEEDED}|${FLAG})|${UNSEEN}`, 'gu');

/** Controls except line breaks, bidi embeddings, overrides and isolates, annotations, and noncharacters. */
const HIDDEN = /(?![\r\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB\p{Noncharacter_Code_Point}\p{Cs}]/u;
const EVERY_HIDDEN = new RegExp(HIDDEN.source, 'gu');
/** More marks on one letter than any language uses, which cover the lines above (UTS 39, section 5.4). */
const HEAPED_MARKS = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/u;
const EVERY_HEAP = new RegExp(HEAPED_MARKS.source, 'gu');

/** The line ends of word processors and old systems. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Like `HIDDEN`, but tabs stay, and so do isolates, which texts of two directions need and which end with the paragraph. */
const HIDDEN_IN_TEXT = /(?![\0\t\n])\p{Cc}|[\u202A-\u202E\uFFF9-\uFFFB\p{Noncharacter_Code_Point}]/gu;

const SEEN = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;
const NO_TEXT = /[\0\p{Cs}]/u;

const withoutUnseen = (value: string) => value.replaceAll(NEEDED_OR_UNSEEN, '$1');

/** Says whether a text is invisible: spaces, fillers, marks without a letter. Text with NUL or lone surrogates isn't blank. */
export const isBlank = (value: string): boolean => !SEEN.test(value) && !NO_TEXT.test(value);

/** A name or title as it is stored: trimmed, without invisible characters; empty if nothing is visible. */
export function tidyLine(value: string): string {
  return isBlank(value)
    ? ''
    : withoutUnseen(value)
        .replace(/^[\s\p{M}]+/u, '')
        .trimEnd();
}

/** Returns a text of several lines in its stored form: like a line, with its line breaks, and without characters that reorder or hide text. */
export function tidyText(value: string): string {
  return isBlank(value) ? '' : withoutUnseen(value.replaceAll(LINE_ENDS, '\n').replaceAll(HIDDEN_IN_TEXT, '')).trim();
}

/** Says whether a name or title has characters that readers can't see or that reorder the text around it. */
export const hasHidden = (value: string): boolean => HIDDEN.test(value) || HEAPED_MARKS.test(value.normalize('NFC'));

/** Removes the characters that would be refused here from a name of another provider; the result may be empty. */
export function readableName(value: string, max: number): string {
  const plain = value.replaceAll(/\s+/g, ' ').replaceAll(EVERY_HIDDEN, '').replaceAll(EVERY_HEAP, '$1');
  return tidyLine(
    tidyLine(plain)
      .slice(0, max)
      .toWellFormed()
      .replace(/\uFFFD$/, ''),
  );
}
