import { linkifyit } from 'linkify-it';
import { parse } from 'tldts';
import { reread, type FoldedText } from './fold-text.ts';
import { isOfficial } from './official-sites.ts';
import { spanOf, type ContactSpan } from './span.ts';

const linkify = linkifyit({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: false, urlAuth: true, maxLength: 2000 });
for (const schema of ['tg:', 'whatsapp:', 'skype:', 'weixin:', 'tel:']) {
  linkify.add(schema, {
    validate: (text, at) => /^[/\p{L}\d][^\s<>]{2,100}/u.exec(text.slice(at, at + 110))?.[0].length ?? 0,
  });
}

const OPEN = '[\\s]{0,3}[([{<«【〔「『*_-][\\s]{0,3}';
const CLOSE = '[\\s]{0,3}[)\\]}>»】〕」』*_-][\\s]{0,3}';
const AT_WORDS = 'at|@|arobase|arroba|a còng|a móc|艾特|圈a|एट|ऐट|ऍट|آت|أت|ات|at the rate';
const DOT_WORDS = 'dot|\\.|point|punto|chấm|点|點|डॉट|डाट|दॉट|دوت|نقطة|دت';
/** Words that mean "@" and nothing else need no brackets. */
const PLAIN_AT = 'arobase|arroba|a còng|a móc|艾特|圈a|at the rate(?: of)?|एट द रेट|ऐट द रेट|@';
/** The endings before which a bare word means a dot: "gmail point com", and not "at this point in time". */
const ENDINGS = 'com|net|org|edu|gov|info|io|fr|es|vn|cn|de|uk|co|nl|eu|be|ca|कॉम|कॉम|नेट|इन|كوم|نت';
const NATIVE_ENDINGS = new Map([
  ['कॉम', 'com'],
  ['कॉम', 'com'],
  ['नेट', 'net'],
  ['इन', 'in'],
  ['كوم', 'com'],
  ['نت', 'net'],
]);

const BRACKETED_AT = new RegExp(`${OPEN}(?:${AT_WORDS})${CLOSE}`, 'giu');
const BRACKETED_DOT = new RegExp(`${OPEN}(?:${DOT_WORDS})${CLOSE}`, 'giu');
const BARE_AT = new RegExp(`(?<=[\\p{L}\\p{M}\\d])\\s{0,3}(?:${PLAIN_AT})\\s{0,3}(?=[\\p{L}\\d])`, 'giu');
const BARE_DOT = new RegExp(
  `(?<=[\\p{L}\\p{M}\\d])(?:\\s{1,3}(?:${DOT_WORDS})\\s{1,3}|\\s{0,3}[点點。]\\s{0,3})(${ENDINGS})(?![\\p{L}\\p{M}\\d])`,
  'giu',
);
/** "linh at gmail dot com": bare words, where both are said. */
const SPOKEN_AT = new RegExp(
  `(?<=[a-z0-9][a-z0-9._+-]{0,63})\\s{1,3}(?:${AT_WORDS}|chez|a)\\s{1,3}(?=(?:[a-z0-9-]{1,63}\\s{1,3}(?:${DOT_WORDS})\\s{1,3}){1,3}(?:${ENDINGS})(?![\\p{L}\\d]))`,
  'giu',
);
const PROVIDER = 'gmail|hotmail|yahoo|outlook|icloud|proton(?:mail)?';
/** "linh(a)gmail.com", and signs of a letter or a mailbox. */
const TIGHT_AT = /(?<=[a-z\d])(?:\(a\)|\s{0,3}(?:📧|✉|📩|ⓐ)\s{0,3})(?=[a-z\d])/giu;
/** "linhvu gmail com": a provider in bare words. */
const BARE_PROVIDER = new RegExp(
  `(?<=(?<![\\p{L}\\d])(?!(?:use|my|on|at|via|with|to|the|is|your|our|by|and|or|in|from|e?mail|của|mình|là|arroba|arobase|chez)\\s)[a-z\\d][a-z\\d._-]{2,40})\\s{1,3}(${PROVIDER})(?:\\s{1,3}(?:(?:${DOT_WORDS})\\s{1,3})?|\\.)com(?![\\p{L}\\d])`,
  'giu',
);
/** "calendly.com slash linh", "t . me / linh". */
const BARE_SLASH = new RegExp(
  `(?<=\\.(?:${ENDINGS}|me)(?:/[a-z\\d-]{1,40})?)\\s{0,3}(?:[([]slash[)\\]]|(?<=\\s)slash(?=\\s)|(?<=\\s)/(?=\\s))\\s{0,3}(?=[a-z\\d])`,
  'giu',
);
/** Providers in other scripts, and as they sound. */
const SPELLED_PROVIDERS =
  /(?<![\p{L}\d])(?:(g(?:ee)?[ -]mail|जीमेल|جيميل|جي ميل)|(याहू|ياهو)|(हॉटमेल|هوتميل))(?![\p{L}\d])/giu;
/** "linh@student dot tudelft.nl" */
const INNER_DOT = new RegExp(
  `(?<=@[a-z\\d-]{1,63})\\s{1,3}(?:${DOT_WORDS})\\s{1,3}(?=[a-z\\d-]{1,63}\\.[a-z]{2})`,
  'giu',
);
const SHORTENERS = /(?<=[a-z\d])\s{1,3}(?:\.|dot|chấm)\s{1,3}(me|gg|ly|link|app|bio)(?=\s{0,3}(?:\/|slash))/giu;
/** "hxxps://…", "www linhvu com". */
const BROKEN_PROTOCOL = /(?<![\p{L}\d])hxxp(?=s?:)/giu;
const BARE_WWW = new RegExp(
  `(?<![\\p{L}\\d])www[\\s.]{1,3}([a-z\\d-]{2,63})[\\s.]{1,3}(${ENDINGS})(?![\\p{L}\\d])`,
  'giu',
);
/** "l i n h @ g m a i l . c o m". */
const LETTER_BY_LETTER = /(?<![\p{L}\d])(?:[a-z\d@._+/-] ){5,80}[a-z\d](?![\p{L}\d])/giu;

function joinLetters([whole]: RegExpExecArray): string | null {
  const joined = whole.replaceAll(' ', '');
  return /[a-z\d](?:@|\.[a-z]{2})/i.test(joined) ? joined : null;
}

/** "linh.vu at gmail": the text before it isn't a word of a sentence. */
const NAME_AT = new RegExp(
  `(?<=(?:[._+\\d]|[._+-][a-z]{1,30}))\\s{1,3}at\\s{1,3}(?=(?:${PROVIDER})\\b|[a-z0-9-]{1,63}\\.[a-z]{2,})`,
  'giu',
);
/** An address at a provider whose ending goes without saying. */
const AT_PROVIDER = new RegExp(`[a-z0-9][a-z0-9._+-]{1,63}@(?:${PROVIDER})(?![\\p{L}\\d.-])`, 'giu');
/** An address in a text without spaces: "邮箱linh@163.com谢谢". */
const UNSPACED = /(?<![a-z0-9._%+@-])[a-z0-9][a-z0-9._%+-]{0,63}@(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}/gi;
/** A host in one: "网站：linhvu.com，谢谢". */
const UNSPACED_HOST = /(?<=[:\p{Script=Han}])(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}(?![a-z0-9@])(?:\/[!-~]{0,200})?/giu;

/** The text with "(at)" and "(dot)" as the characters they mean. */
function undisguise(folded: FoldedText): FoldedText {
  let reading = reread(folded, LETTER_BY_LETTER, joinLetters);
  reading = reread(reading, TIGHT_AT, () => '@');
  reading = reread(reading, SPELLED_PROVIDERS, ([, gmail, yahoo]) => (gmail ? 'gmail' : yahoo ? 'yahoo' : 'hotmail'));
  reading = reread(reading, BARE_PROVIDER, ([, provider = '']) => `@${provider}.com`);
  reading = reread(reading, BROKEN_PROTOCOL, () => 'http');
  reading = reread(reading, BARE_WWW, ([, name = '', ending = '']) => `www.${name}.${ending}`);
  reading = reread(reading, SHORTENERS, ([, ending = '']) => `.${ending}`);
  reading = reread(reading, BRACKETED_AT, () => '@');
  reading = reread(reading, BRACKETED_DOT, () => '.');
  reading = reread(reading, SPOKEN_AT, () => '@');
  reading = reread(reading, BARE_DOT, ([, ending = '']) => `.${NATIVE_ENDINGS.get(ending) ?? ending}`);
  reading = reread(reading, BARE_AT, () => '@');
  reading = reread(reading, INNER_DOT, () => '.');
  // Each may follow one that has become a slash.
  for (let depth = 0; depth < 2; depth += 1) reading = reread(reading, BARE_SLASH, () => '/');
  return reread(reading, NAME_AT, () => '@');
}

/** Names of files that end like hosts. */
const FILE_ENDINGS = new Set(['md', 'py', 'sh', 'zip', 'mov']);
/** Hosts of one letter that exist; "B.Tech" and "M.Sc" are degrees. */
const SHORT_HOSTS = new Set(['x.com', 't.me', 't.co']);
/** Frameworks, not sites. */
const NAMES = new Set(['asp.net', 'ado.net', 'vb.net', 'socket.io']);

/** Whether a host that was written without "https://" is meant as one. @param rest what follows the host */
function isMeantAsLink(written: string, host: string, rest: string): boolean {
  if (rest.length > 1 || SHORT_HOSTS.has(host)) {
    return true;
  }
  const labels = host.split('.');
  const [first = ''] = labels;
  const ending = labels.at(-1) ?? '';
  const isInitials = labels.length === 2 && first.length === 1;
  // "It was great.In the end": a sentence whose space is missing.
  const isSentence = /[\p{Ll}\d]\.\p{Lu}\p{Ll}$/u.test(written);
  return !isInitials && !isSentence && !FILE_ENDINGS.has(ending) && !NAMES.has(host);
}

const isKnownHost = (host: string): boolean => {
  const { isIcann, isPrivate, domain, isIp } = parse(host);
  return isIp === true || (domain !== null && (isIcann === true || isPrivate === true));
};

function urlOf(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}

/** A link without what the product's own pages have. */
function isForeign(url: URL, own_host: string): boolean {
  return url.host !== own_host || url.username !== '' || url.password !== '';
}

/** Classifies a link: contact data, an official site, or null where it doesn't lead away. @param written as it stands in the text, with or without its protocol */
function judge(written: string, own_host: string): 'contact' | 'site' | null {
  const has_protocol = /^(?:[a-z]+:)?\/\//i.test(written);
  const url = urlOf(has_protocol ? written.replace(/^\/\//, 'https://') : `https://${written}`);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return 'contact';
  }
  const rest = written.replace(/^(?:[a-z]+:)?(?:\/\/)?[^/?#]*/i, '');
  const is_link = has_protocol || (isMeantAsLink(written, url.hostname, rest) && isKnownHost(url.hostname));
  return is_link && isForeign(url, own_host) ? (isOfficial(url) ? 'site' : 'contact') : null;
}

const hostOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).replace(/\?.*$/, '');

/** Finds email addresses and links, and links to official sites, which aren't contact data. */
export function findAddresses(folded: FoldedText, own_host: string): { contacts: ContactSpan[]; sites: ContactSpan[] } {
  const reading = undisguise(folded);
  const { text } = reading;
  const partsOf = (pattern: RegExp) => [...text.matchAll(pattern)].map(({ index, 0: raw }) => ({ index, raw }));
  const linked = linkify.match(text) ?? [];
  const emails = [
    ...linked.filter(({ schema, raw }) => schema === 'mailto:' && isKnownHost(hostOf(raw))),
    ...partsOf(UNSPACED).filter(({ raw }) => isKnownHost(hostOf(raw))),
    ...partsOf(AT_PROVIDER),
  ];
  const links = Map.groupBy(
    [...linked.filter(({ schema }) => schema !== 'mailto:'), ...partsOf(UNSPACED_HOST)],
    ({ raw }) => judge(raw, own_host),
  );
  const spans = (kind: ContactSpan['kind'], parts: readonly { index: number; raw: string }[]) =>
    parts.map(({ index, raw }) => spanOf(reading, kind, [index, index + raw.length]));
  return {
    contacts: [...spans('email', emails), ...spans('link', links.get('contact') ?? [])],
    sites: spans('link', links.get('site') ?? []),
  };
}
