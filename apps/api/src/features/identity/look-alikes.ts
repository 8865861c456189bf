import unhomoglyph from 'unhomoglyph';
import { brand, OUR_NAME, VALIDATION_MESSAGES } from '@abroad/contract';
import { AppError } from '../../core/app-error.ts';
import { FILLERS, ROLES, SEGMENTS } from './reserved-words.ts';

/**
 * Returns a text's skeleton (UTS 39, section 4) without accents and case. An i also becomes an l because it may be
 * written as a capital.
 */
function skeletonOf(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return unhomoglyph(unhomoglyph(plain).toLowerCase()).replaceAll('i', 'l');
}
const onlyLetters = (look: string) => look.replaceAll(/[^\p{L}\p{N}]/gu, '');
const skeletonsOf = (words: readonly string[]) => new Set(words.map((word) => onlyLetters(skeletonOf(word))));

const segments = skeletonsOf(SEGMENTS);
const roles = skeletonsOf(ROLES);
const fillers = skeletonsOf(FILLERS);
/** Our name, and the operator's name for the product once it is configured. */
const products = () => [OUR_NAME, brand()].map((name) => onlyLetters(skeletonOf(name)));
/** Shorter names also occur inside ordinary words, so they must match as a whole. */
const SHORT_NAME_LENGTH = 6;
const productWords = skeletonsOf(OUR_NAME.split(' '));
/** Says whether a part is a number, as in `admin-2`; skeletons have letters for 0 and 1. */
const isNumber = (look: string) => /^[ol\d]+$/.test(look);

/** Whether a text speaks for the product: it has its name, or is made of nothing but roles. */
function speaksForProduct(text: string): boolean {
  const look = skeletonOf(text);
  const words = look.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const isOfRoles =
    words.some((word) => roles.has(word)) &&
    words.every((word) => roles.has(word) || fillers.has(word) || productWords.has(word) || isNumber(word));
  const letters = onlyLetters(look);
  const isProduct = (name: string) => (name.length < SHORT_NAME_LENGTH ? letters === name : letters.includes(name));
  return isOfRoles || products().some(isProduct);
}

/**
 * Whether a slug is reserved: it is, or looks like, one of the site's own paths, or speaks for the product. Hyphens and
 * underscores are ignored.
 */
export function isReservedSlug(slug: string): boolean {
  const letters = onlyLetters(skeletonOf(slug));
  return segments.has(letters) || roles.has(letters) || speaksForProduct(slug);
}

interface Names {
  first_name: string;
  last_name: string;
}
/** Whether a full name is, or looks like, the product's or that of a role of it. */
export const isReservedName = ({ first_name, last_name }: Names): boolean =>
  speaksForProduct(`${first_name} ${last_name}`);

/** @throws AppError VALIDATION_FAILED for a full name that speaks for the product. */
export function refuseReservedName(names: Names): void {
  if (isReservedName(names)) {
    throw new AppError('VALIDATION_FAILED', {
      errors: [{ path: 'first_name', message: VALIDATION_MESSAGES.name_reserved }],
    });
  }
}
