/** Numbers that are called by their kind, and ISBNs of 13 digits without it. */
export const CODES =
  /(?<![\p{L}\d])(?:(isbn|issn|doi|orcid|iban)(?:-1[03])?\s{0,2}:?\s{0,3})?((?:(?<=iban[\s:]{0,5})[a-z]{2}\d{2}|\d)[\dA-Z\s./-]{6,40}[\dX])(?![\p{L}\d])/giu;

const weighted = (digits: string, weightOf: (at: number) => number): number =>
  [...digits].reduce((sum, digit, at) => sum + (digit === 'X' ? 10 : Number(digit)) * weightOf(at), 0);

/** ISO 2108: of ten digits and of thirteen. */
const isIsbn = (code: string): boolean =>
  (/^\d{9}[\dX]$/.test(code) && weighted(code, (at) => 10 - at) % 11 === 0) ||
  (/^97[89]\d{10}$/.test(code) && weighted(code, (at) => (at % 2 === 0 ? 1 : 3)) % 10 === 0);

/** ISO 3297. */
const isIssn = (code: string): boolean => /^\d{7}[\dX]$/.test(code) && weighted(code, (at) => 8 - at) % 11 === 0;

/** ISO 7064, MOD 11-2. */
function isOrcid(code: string): boolean {
  if (!/^\d{15}[\dX]$/.test(code)) return false;
  const total = Array.from(code.slice(0, 15), Number).reduce((sum, digit) => (sum + digit) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return code.at(-1) === (check === 10 ? 'X' : String(check));
}

/** ISO 13616: letters stand for 10 to 35, and the rest of a division by 97 is 1. */
function isIban(code: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(code)) return false;
  const digits = [...code.slice(4), ...code.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** Whether a match of `CODES` is what it is called, by its check digits. */
export function isCode([, kind, written = '']: RegExpExecArray): boolean {
  const code = written.replaceAll(/[\s-]/g, '').toUpperCase();
  switch (kind?.toLowerCase()) {
    case 'isbn':
      return isIsbn(code);
    case 'issn':
      return isIssn(code);
    case 'orcid':
      return isOrcid(code);
    case 'iban':
      return isIban(code);
    case 'doi':
      return /^10\.\d{4,9}\//.test(code);
    default:
      return code.length === 13 && isIsbn(code);
  }
}
