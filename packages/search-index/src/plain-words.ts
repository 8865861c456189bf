import { normalise, wordsOf } from '@abroad/reference-data/normalise';
import { remember } from './remember.ts';
import { withoutAddresses } from './without-addresses.ts';

const SPACES = /\s+/;
const APOSTROPHE = `['’‘ʻʼ´\`′＇]`;
/** "l'université": what French and Italian leave of an article. It is never searched for. */
const ELISION = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:[cdjlmnst]|qu|all|dall|dell|nell|sull|un)${APOSTROPHE}(?=[aeiouyhœæàâáäéèêëíìîïóòôöúùûü])`,
  'giu',
);
const LETTER = String.raw`\p{L}\p{M}*`;
const IS_IN_WORD = String.raw`[\p{L}\p{M}\p{N}]`;
/** "R&D", "A&M", "AT&T": a letter alone beside an ampersand says nothing by itself. */
const WITH_AMPERSAND = new RegExp(
  String.raw`(?<!${IS_IN_WORD})(?:(${LETTER})\s?[&＆]\s?((?:${LETTER}){1,3})|((?:${LETTER}){2,3})\s?[&＆]\s?(${LETTER}))(?!${IS_IN_WORD})`,
  'gu',
);
const HAS_AMPERSAND = /[&＆]/;

export const withoutArticles = (piece: string): string => piece.replaceAll(ELISION, '');

/** The parts of a text between spaces, without e-mail addresses. */
export const piecesOf = (text: string): string[] => withoutAddresses(text).split(SPACES);

/** A text with the letters around an ampersand as one word: "R&D" as "RandD". */
export const withWholeNames = (text: string): string =>
  HAS_AMPERSAND.test(text) ? text.normalize('NFC').replaceAll(WITH_AMPERSAND, '$1$3and$2$4') : text;

const NO_LETTERS = /[^\p{L}\p{M}\p{N}]+/gu;

/** A word as it is compared, and the part of the text that it stands in, in lower case with its marks. */
export interface PlainWord {
  word: string;
  typed: string;
}

const wordsOfPiece = remember((piece): readonly PlainWord[] => {
  const plain = withoutArticles(piece);
  const typed = plain.normalize('NFC').toLowerCase().replaceAll(NO_LETTERS, '');
  return wordsOf(normalise(plain)).map((word) => ({ word, typed }));
});

/** The words of a text as they are compared, in their order. */
export const plainWords = (text: string): PlainWord[] =>
  piecesOf(withWholeNames(text)).flatMap((piece) => wordsOfPiece(piece));
