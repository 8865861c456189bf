import { normalise, normaliseInTwoLetters } from '@abroad/reference-data/normalise';
import { remember } from './remember.ts';
import { askedTerms, knownTerms } from './terms.ts';
import { withoutAddresses } from './without-addresses.ts';

const SPACES = /\s+/;
const HAS_TWO_LETTER_FORM = /[äöüøåÄÖÜØÅ]|[aouAOU]\u0308|[aA]\u030A/;
const APOSTROPHE = `['’‘ʻʼ´\`′＇]`;
/** "l'université": what French and Italian leave of an article. It is never searched for. */
const ELISION = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:[cdjlmnst]|qu|all|dall|dell|nell|sull|un)${APOSTROPHE}(?=[aeiouyhœæàâáäéèêëíìîïóòôöúùûü])`,
  'giu',
);
const DIVIDED = new RegExp(String.raw`(?<=[\p{L}\p{M}\p{N}])(?:${APOSTROPHE}|\.)(?=[\p{L}\p{N}])`, 'gu');
const JOINABLE = /(?<=[\p{L}\p{M}])[-‐‑.](?=\p{L})/gu;

const withoutArticles = (piece: string): string => piece.replaceAll(ELISION, '');

/** What may be typed for a piece of a text: as it is written, without articles, its parts by themselves, and its parts as one. */
function readingsOf(piece: string): string[] {
  const others = [withoutArticles(piece), piece.replaceAll(DIVIDED, ' '), piece.replaceAll(JOINABLE, '')];
  const writings = new Set([piece, ...others]);
  return [...writings].flatMap((writing) =>
    HAS_TWO_LETTER_FORM.test(writing) ? [normalise(writing), normaliseInTwoLetters(writing)] : [normalise(writing)],
  );
}

const askedOf = remember((piece) => askedTerms(withoutArticles(piece)));
const knownOf = remember((piece) => [...new Set(readingsOf(piece).flatMap(knownTerms))]);

const eachPiece = (text: string, read: (piece: string) => readonly string[]): string[] =>
  withoutAddresses(text)
    .split(SPACES)
    .flatMap((piece) => read(piece));

/**
 * The words that a search asks for: without case and marks, whole (never stemmed, no stop words), and in pairs of letters
 * where a script has no spaces. An e-mail address has none.
 */
export const searchWords = (text: string): string[] => eachPiece(text, askedOf);

/**
 * The words by which a text is found: those of `searchWords` in every spelling in which they may be typed. Müller is
 * "muller" and "mueller", post-doc "post", "doc" and "postdoc", l'école "lecole" and "ecole".
 */
export const documentWords = (text: string): string[] => eachPiece(text, knownOf);
