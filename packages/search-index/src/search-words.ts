import { normalise, normaliseInTwoLetters } from '@abroad/reference-data/normalise';
import { namedThings } from './named-things.ts';
import { partsOf, wordsInstead } from './named-words.ts';
import { piecesOf, plainWords, withoutArticles, withWholeNames } from './plain-words.ts';
import { remember } from './remember.ts';
import { askedTerms, knownTerms } from './terms.ts';

const HAS_TWO_LETTER_FORM = /[äöüøåÄÖÜØÅ]|[aouAOU]\u0308|[aA]\u030A/;
const APOSTROPHE = `['’‘ʻʼ´\`′＇]`;
const DIVIDED = new RegExp(String.raw`(?<=[\p{L}\p{M}\p{N}])(?:${APOSTROPHE}|\.)(?=[\p{L}\p{N}])`, 'gu');
const JOINABLE = /(?<=[\p{L}\p{M}])[-‐‑.](?=\p{L})/gu;

/** Returns what may be typed for a piece of a text: the piece as written, without articles, its parts by themselves, and its parts as one. */
function readingsOf(piece: string): string[] {
  const others = [withoutArticles(piece), piece.replaceAll(DIVIDED, ' '), piece.replaceAll(JOINABLE, '')];
  const writings = new Set([piece, ...others]);
  return [...writings].flatMap((writing) =>
    HAS_TWO_LETTER_FORM.test(writing) ? [normalise(writing), normaliseInTwoLetters(writing)] : [normalise(writing)],
  );
}

const knownOf = remember((piece) => [...new Set(readingsOf(piece).flatMap(knownTerms))]);

/**
 * The words that a search asks for: without case and marks, whole (no stop words), and in pairs of letters where a script has no
 * spaces. Names of topics, degrees, levels and subjects in other languages than English are their English words, and words of
 * English names are in the singular. An e-mail address has none.
 */
export const searchWords = (text: string): string[] =>
  wordsInstead(plainWords(text), (word) => askedTerms(namedThings().singular(word)));

/**
 * The words by which a text is found: those of `searchWords` in every spelling in which they may be typed. Müller is
 * "muller" and "mueller", post-doc "post", "doc" and "postdoc", l'école "lecole" and "ecole". `translatedWords` returns
 * the words for names in other languages.
 */
export function documentWords(text: string): string[] {
  const whole = withWholeNames(text);
  const pieces = whole === text ? piecesOf(text) : [...piecesOf(text), ...piecesOf(whole)];
  return pieces.flatMap((piece) => knownOf(piece));
}

/** Divides a typed text into names and other words. */
export function typedParts(text: string): string[] {
  const pieces = piecesOf(text).filter((piece) => piece !== '');
  const words = pieces.map(plainWords);
  const ofPiece = words.flatMap((own, piece) => own.map(() => piece));
  const last: number[] = [];
  let at = 0;
  for (const { length } of partsOf(words.flat())) {
    last[ofPiece[at] as number] = Math.max(last[ofPiece[at] as number] ?? 0, ofPiece[at + length - 1] as number);
    at += length;
  }
  const parts: string[] = [];
  for (let piece = 0; piece < pieces.length;) {
    const end = Math.max(piece, last[piece] ?? piece) + 1;
    parts.push(pieces.slice(piece, end).join(' '));
    piece = end;
  }
  return parts;
}
