/**
 * Returns a language's tag (BCP 47) with which Intl writes Latin digits. We use 0 to 9 in every language; engines choose by region
 * and version, and give Arabic either 27 or ٢٧.
 */
export const withLatinDigits = (tag: string): string => `${tag}-u-nu-latn`;
