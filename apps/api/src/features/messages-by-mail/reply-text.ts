import { tidyText } from '@abroad/contract/readable-text';
import { domainToASCII, domainToUnicode } from 'node:url';
import { isSignOff } from './sign-off.ts';

export interface Ours {
  /** The line of ours above which people write, in every language. */
  markers: readonly string[];
  /** The beginnings of the last line of our emails, in every language. */
  endings: readonly string[];
  /** Addresses that our emails come from or are answered to: programs that quote us name one. */
  addresses: readonly string[];
  /** The name that our emails come from: some programs write no address. */
  names: readonly string[];
}

/** Longer than any answer with what programs put before the quote; the rest is quotes of quotes. */
const READ_MAX = 200_000;
/** The longest line that programs add, in characters. */
const LINE_MAX = 300;
/** Programs break what introduces a quote into no more lines. */
const ATTRIBUTION_LINES = 4;
/** Programs may show what our emails say to previews above their first line. */
const PREVIEW_LINES = 12;
/** Below a line that names us: when, to whom and about what. */
const HEADER_LINES = 8;

const isEmpty = (line: string) => /^\s*$/.test(line);
/** RFC 3676, section 4.5. */
const isQuoted = (line: string) => /^\s*>/.test(line);
/** `_____`, or `----- Original Message -----`. */
const isRule = (line: string) =>
  line.length <= LINE_MAX && /^\s*[-_=*–—]{5,}(?:[^-_=*–—].{0,60}[-_=*–—]{5,})?\s*$/u.test(line);
const withoutQuoteMarks = (line: string) => line.replace(/^[\s>|]+/, '');

/** Returns a text's form for comparison, without marks that programs add and change (spaces, emphasis, marks of direction). */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}*_]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Where the line of ours begins; programs may break it in two. -1 where it isn't. */
function findMarker(lines: readonly string[], markers: readonly string[]): number {
  const wanted = markers.map(plain);
  const read = lines.map((line) =>
    line.trim() === '' || line.length > LINE_MAX ? '' : plain(withoutQuoteMarks(line)),
  );
  return read.findIndex((line, at) => {
    const next = read[at + 1] ?? '';
    const begins = (marker: string) => !next.includes(marker) && `${line} ${next}`.includes(marker);
    return line !== '' && wanted.some((marker) => line.includes(marker) || begins(marker));
  });
}

/** Whether a text names us. */
type NamesUs = (text: string) => boolean;

/** An address in both forms of its domain (RFC 5890, 2.3.2.4). */
function bothForms(address: string): string[] {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return [domain, domainToASCII(domain), domainToUnicode(domain)]
    .filter((one) => one !== '')
    .map((one) => address.slice(0, at) + one);
}

function namesUs({ addresses, names }: Ours): NamesUs {
  const known = [...addresses.flatMap(bothForms), ...names].map(plain).filter((one) => one !== '' && one !== '@');
  return (text) => {
    const read = plain(text);
    return known.some((one) => read.includes(one));
  };
}

const DIGITS_OF_SCRIPTS: readonly [RegExp, number][] = [
  [/[٠-٩]/g, 0x660],
  [/[۰-۹]/g, 0x6f0],
  [/[०-९]/g, 0x966],
];
const latin = (line: string) =>
  DIGITS_OF_SCRIPTS.reduce(
    (text, [digits, zero]) => text.replaceAll(digits, (digit) => String((digit.codePointAt(0) ?? zero) - zero)),
    line,
  );
/** A year, a short date whose year may have two digits, or a time. */
const DATE = /(?:19|20|25)\d\d|\d{1,2}[./-]\d{1,2}[./-]\d{2}|\d[:.h]\d\d/;
const hasDate = (text: string) => DATE.test(latin(text));

const endsInColon = (line: string) => /[:：]$/.test(line.replaceAll(/\p{Cf}/gu, '').trimEnd());
const endsSentence = (line: string) => /[.!?…:。！？：।؟]$/.test(line.trimEnd());
const isWhole = (text: string) => text.split('<').length === text.split('>').length;

const ADDRESS = /<[^<>\s@]+@[^<>\s@]+>/;

/** Without the words that introduce a quote, at the end: they name us or an address, have a date, and end in a colon. */
function withoutAttribution(lines: readonly string[], isOfUs: NamesUs): readonly string[] {
  const end = lines.findLastIndex((line) => !isEmpty(line) && !isRule(line)) + 1;
  if (!endsInColon(lines[end - 1]?.slice(-LINE_MAX) ?? '')) {
    return lines;
  }
  for (let from = end - 1; from >= Math.max(0, end - ATTRIBUTION_LINES); from -= 1) {
    const line = lines[from] ?? '';
    if (isEmpty(line) || line.length > LINE_MAX || (from < end - 1 && endsSentence(line))) {
      return lines;
    }
    const text = lines.slice(from, end).join(' ');
    if (isWhole(text) && hasDate(text) && (isOfUs(text) || ADDRESS.test(text))) {
      return lines.slice(0, from);
    }
  }
  return lines;
}

/** The same where lines of our email may follow, which isn't marked as a quote. */
function withoutPreview(lines: readonly string[], isOfUs: NamesUs): readonly string[] {
  for (let end = lines.length; end > Math.max(0, lines.length - PREVIEW_LINES); end -= 1) {
    const kept = withoutAttribution(lines.slice(0, end), isOfUs);
    if (kept.length < end) {
      return kept;
    }
  }
  return lines;
}

/** Without a signature: below `-- ` (RFC 3676, 4.3), and the lines of telephones, each a paragraph of its own. */
function withoutSignature(lines: readonly string[]): readonly string[] {
  const mark = lines.lastIndexOf('-- ');
  let end = mark === -1 ? lines.length : mark;
  const skipEmpty = () => {
    while (end > 0 && isEmpty(lines[end - 1] ?? '')) {
      end -= 1;
    }
  };
  skipEmpty();
  while (end > 0 && isSignOff(lines[end - 1] ?? '') && isEmpty(lines[end - 2] ?? '')) {
    end -= 1;
    skipEmpty();
  }
  return lines.slice(0, end);
}

/** Without the lines that programs draw above a quote. */
const withoutRules = (lines: readonly string[]) =>
  lines.slice(0, lines.findLastIndex((line) => !isEmpty(line) && !isRule(line)) + 1);

/** Labels have no digits: times do. */
const LABEL = /^[\s*]*[^\s:：\d][^:：\d]{0,24}[:：]/u;
const labelIn = (line: string) => (line.length > LINE_MAX ? undefined : LABEL.exec(line)?.[0]);

/** Finds the headers of our email before its quoted lines: `From: …` with us in it, a date, and another such line. Null without them. */
function findHeaders(lines: readonly string[], isOfUs: NamesUs): { start: number; end: number } | null {
  const start = lines.findIndex((line, at) => {
    const label = labelIn(line);
    if (label === undefined || !isOfUs(line.slice(label.length))) {
      return false;
    }
    const below = headersBelow(lines, at);
    return below.length >= 2 && below.some(hasDate);
  });
  if (start === -1) {
    return null;
  }
  const last = headersBelow(lines, start).at(-1) ?? '';
  return { start, end: lines.indexOf(last, start) + 1 };
}

/** The labelled lines that follow one another. */
function headersBelow(lines: readonly string[], at: number): string[] {
  const next = lines.slice(at + 1, at + 1 + HEADER_LINES).filter((line) => !isEmpty(line));
  const end = next.findIndex((line) => labelIn(line) === undefined);
  return next.slice(0, end === -1 ? next.length : end);
}

const hasWords = (lines: readonly string[]) => lines.some((line) => !isEmpty(line) && !isRule(line));

/** Without the headers of our email, and without the email where it follows them unquoted below the person's words. */
function withoutHeaders(lines: readonly string[], isOfUs: NamesUs): readonly string[] {
  const headers = findHeaders(lines, isOfUs);
  if (headers === null) {
    return lines;
  }
  const above = withoutRules(lines.slice(0, headers.start));
  const below = lines.slice(headers.end);
  const next = below.find((line) => !isEmpty(line));
  if (next === undefined || isQuoted(next)) {
    return [...above, '', ...below];
  }
  return hasWords(above) ? above : lines;
}

/** Returns the lines below our email where it isn't marked as a quote; none where its end isn't found. */
function belowOurs(lines: readonly string[], endings: readonly string[]): readonly string[] {
  const wanted = endings.map(plain);
  const end = lines.findLastIndex((line) => {
    const read = line.length > LINE_MAX ? '' : plain(line);
    return wanted.some((ending) => read.startsWith(ending));
  });
  const below = end === -1 ? [] : lines.slice(end + 1);
  // The link of that line may stand on one of its own.
  return /^\s*<?https?:/.test(below[0] ?? '') ? below.slice(1) : below;
}

/** Returns the unquoted lines, one part for each gap between quotes. */
function partsOf(lines: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  lines.forEach((line, at) => {
    if (!isQuoted(line)) {
      parts.at(-1)?.push(line);
    } else if (at === 0 || !isQuoted(lines[at - 1] ?? '')) {
      parts.push([]);
    }
  });
  return parts;
}

/**
 * Returns a person's own words in an answer to our email: above, between and below the quoted lines. It removes only text that is certainly
 * a program's: quoted lines, our email below its first line, the introductions of both, and signatures.
 * @returns an empty text where they wrote nothing.
 */
export function replyTextOf(text: string, ours: Ours): string {
  const isOfUs = namesUs(ours);
  const lines = text.slice(0, READ_MAX).replaceAll(/\r\n?/g, '\n').replaceAll('\u00a0', ' ').split('\n');
  const marker = findMarker(lines, ours.markers);
  const isCut = marker !== -1 && !isQuoted(lines[marker] ?? '');
  const above = partsOf(withoutHeaders(isCut ? lines.slice(0, marker) : lines, isOfUs));
  const below = isCut ? partsOf(belowOurs(lines.slice(marker), ours.endings)) : [];
  const said = [...above, ...below].map((part, at) => {
    const own = at > 0 ? part : isCut ? withoutPreview(part, isOfUs) : withoutAttribution(part, isOfUs);
    const isAbove = at < above.length - 1 || (isCut && at < above.length) || own !== part;
    return tidyText(withoutSignature(isAbove ? withoutRules(own) : own).join('\n'));
  });
  return said.filter((part) => part !== '').join('\n\n');
}
