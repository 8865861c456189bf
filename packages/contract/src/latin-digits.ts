/**
 * A language's tag (BCP 47) for what Intl writes with digits. Ours are 0 to 9 in every language; engines choose by region
 * and version, and give Arabic either 27 or ٢٧.
 */
export const withLatinDigits = (tag: string): string => `${tag}-u-nu-latn`;
