import { tidyText } from '@abroad/contract/readable-text';

export interface Ours {
  /** The line of ours above which people write, in every language. */
  markers: readonly string[];
  /** Addresses that our emails come from or are answered to: programs that quote us name one. */
  addresses: readonly string[];
}

/** Longer than any answer with what programs put before the quote; the rest is quotes of quotes. */
const READ_MAX = 200_000;
/** Longer lines don't have that of ours. */
const LINE_MAX = 300;
/** Longer lines are a person’s text. */
const SIGN_OFF_MAX = 80;

const isQuoted = (line: string) => /^\s*[>|]/.test(line);
const isRule = (line: string) => /^[\s>|_*=\-–—]*$/.test(line);
const withoutQuoteMarks = (line: string) => line.replace(/^[\s>|]+/, '');

/** As texts are compared: without what programs add and change (spaces, emphasis, marks of direction). */
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

const YEAR = /(?:19|20|25)\d\d/;
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
const hasYear = (line: string) => YEAR.test(latin(line));

/** What stands directly above a line `X wrote:` or `From: X`, and belongs to it. */
const isAboveAttribution = (line: string) => hasYear(line) || isRule(line) || /^\W{3,}.*\W{3,}$/u.test(line);

/** Where the words begin by which a program introduces a quote, within the last paragraph; its length where there are none. */
function attributionIn(paragraph: readonly string[], addresses: readonly string[]): number {
  const named = paragraph.findIndex((line) => addresses.some((address) => line.toLowerCase().includes(address)));
  const last = paragraph.at(-1) ?? '';
  const dated = /[:：]\s*$/.test(last) && hasYear(`${paragraph.at(-2) ?? ''} ${last}`) ? paragraph.length - 1 : -1;
  let start = named === -1 ? dated : named;
  if (start === -1) {
    return paragraph.length;
  }
  while (start > 0 && isAboveAttribution(paragraph[start - 1] ?? '')) {
    start -= 1;
  }
  return start;
}

/** Without the words that introduce a quote, at the end. */
function withoutAttribution(lines: readonly string[], addresses: readonly string[]): string[] {
  let end = lines.length;
  const skipEmpty = () => {
    while (end > 0 && (isRule(lines[end - 1] ?? '') || isQuoted(lines[end - 1] ?? ''))) {
      end -= 1;
    }
  };
  skipEmpty();
  let from = end;
  while (from > 0 && (lines[from - 1] ?? '').trim() !== '') {
    from -= 1;
  }
  end = from + attributionIn(lines.slice(from, end), addresses);
  skipEmpty();
  return lines.slice(0, end);
}

/** What telephones and programs put below everything, in our languages and some others. */
const SENT_FROM =
  /^(?:sent (?:from|via|with)\b|get outlook for\b|envoyé (?:de|depuis|à partir de|avec)\b|(?:télécharger|obtenir) outlook\b|enviado (?:desde|do|con)\b|(?:obtener|descargar) outlook\b|(?:được |đã )?gửi từ\s|(?:tải|lấy) outlook\b|发自|發自|(?:获取|下载)\s?outlook|.{0,40}से भेजा गया|outlook\b.{0,30}(?:डाउनलोड|प्राप्त)|.{0,4}رسلت?\s?من\s|تم الإرسال من|الحصول على outlook|(?:gesendet|von) .{0,30}(?:iphone|ipad|outlook|gesendet|handy)|verzonden vanaf|verstuurd vanaf|inviato da|yahoo mail\b)/iu;

const isSentFrom = (line: string) => {
  const text = line
    .normalize('NFC')
    .replaceAll(/\p{Cf}|\p{Mn}(?=[\u0600-\u06FF])/gu, '')
    .trim();
  return text.length <= SIGN_OFF_MAX && SENT_FROM.test(text);
};

/** Without a signature: below `-- ` (RFC 3676, 4.3), and the lines of telephones. */
function withoutSignature(lines: readonly string[]): string[] {
  const mark = lines.findLastIndex((line) => line === '-- ' || line === '--');
  const kept = mark === -1 ? [...lines] : lines.slice(0, mark);
  while (kept.length > 0 && (isRule(kept.at(-1) ?? '') || isSentFrom(kept.at(-1) ?? ''))) {
    kept.pop();
  }
  return kept;
}

/** Where a program names our email without marks of quotes before its lines: `From: …`, and lines like it below. */
function findHeaders(lines: readonly string[], addresses: readonly string[]): number {
  const label = /^[\s*]*[^\s:：][^:：]{0,24}[:：]/u;
  const named = lines.findIndex(
    (line, at) =>
      label.test(line) &&
      addresses.some((address) => line.toLowerCase().includes(address)) &&
      (label.test(lines[at + 1] ?? '') || /[:：]\s*$/.test(line)),
  );
  if (named === -1) {
    return lines.length;
  }
  let start = named;
  // Gmail breaks the line at an address: `On Mon, … Abroad Mentors <`.
  const isBroken = (line: string) => line.trim() !== '' && isAboveAttribution(line);
  while (start > 0 && isBroken(lines[start - 1] ?? '')) {
    start -= 1;
  }
  return start;
}

/** Where our line is missing, or quoted above the words: what isn't quoted, without the words that introduce it. */
function withoutQuotes(lines: readonly string[], addresses: readonly string[]): string[] {
  const own = lines.slice(0, findHeaders(lines, addresses));
  const first = own.findIndex(isQuoted);
  const above = withoutAttribution(own.slice(0, first === -1 ? own.length : first), addresses);
  const below = first === -1 ? [] : own.slice(first).filter((line) => !isQuoted(line));
  return [...above, '', ...below];
}

/**
 * What a person wrote in an email that answers one of ours: without the quote, the words that introduce it, and signatures.
 * @returns an empty text where they wrote nothing.
 */
export function replyTextOf(text: string, { markers, addresses }: Ours): string {
  const known = addresses.map((address) => address.toLowerCase());
  const lines = text.slice(0, READ_MAX).replaceAll(/\r\n?/g, '\n').replaceAll('\u00a0', ' ').split('\n');
  const marker = findMarker(lines, markers);
  const above = marker === -1 ? [] : withoutSignature(withoutAttribution(lines.slice(0, marker), known));
  if (above.some((line) => line.trim() !== '') || (marker !== -1 && !isQuoted(lines[marker] ?? ''))) {
    return tidyText(above.join('\n'));
  }
  return tidyText(withoutSignature(withoutQuotes(lines, known)).join('\n'));
}
