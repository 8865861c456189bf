import type { FoldedText } from './fold-text.ts';
import { spanOf, type ContactSpan } from './span.ts';

/** Where people have names by which others find them. */
const PLACES =
  'whats ?app|telegram|viber|zalo|we ?chat|weixin|skype|discord|instagram|snapchat|facebook|messenger|linked ?in|twitter|tik ?tok|kakao ?talk|टेलीग्राम|व्हाट्सएप|व्हाट्सऐप|इंस्टाग्राम|इंस्टा|واتساب|واتس|تيليجرام|تلغرام|تليجرام|انستقرام|إنستغرام|انستا|سناب';
/** Other words and ids begin with these, such as "Igor88" and "wav2vec2", so no letter follows without a space. */
const SHORT_PLACES = '(?:wa|tg|signal|line|wx|qq|insta|ig|snap|fb|vk)(?![a-z\\d])';
/** Those in a script without spaces may follow any letter. */
const CHINESE_PLACES = '微信|微博|抖音|小红书|企鹅|飞书';
/** "Telegram: linh", "WeChat ID linh", "微信号:linh". */
const SAID =
  '(?:\\s{0,3}(?:id|handle|user ?name|username|account|nick(?:name)?|usuario|cuenta|identifiant|pseudo|compte|tài khoản|tên|(?:của )?(?:mình|tôi|em|anh|chị)|号|號|账号|帐号|आईडी|यूज़रनेम|معرف|حساب|يوزر))?';
const JOINED = '\\s{0,3}(?:[:=>]|是|(?:is|es|est|là|है|هو)(?![\\p{L}\\p{M}]))?\\s{0,3}@?';
const NAME = '(?:live:)?[A-Za-z0-9][A-Za-z0-9._-]{2,40}';
const NAMED = new RegExp(
  `(?:(?<![\\p{L}\\p{M}\\d_])(?:${PLACES}|${SHORT_PLACES})|${CHINESE_PLACES})(${SAID})(${JOINED})(${NAME})(?![\\p{L}\\d])`,
  'giu',
);
/** "@linh_vu"; one with a number or nothing before it, so that "meet @7" and addresses are none. */
const AT = /(?<![\p{L}\d._%+@-])@(?=[\d_.]{0,29}[a-z])[a-z0-9_][a-z0-9_.]{2,29}/giu;
/** "linh.vu@gmail": an address whose end is left to the reader. */
const SHORT_ADDRESS = /(?<![\p{L}\d._%+@-])[a-z0-9][a-z0-9._%+-]{1,63}@[a-z][a-z0-9-]{2,62}(?![\p{L}\d@])/giu;

/** A word of a sentence such as "Telegram is great" has letters alone; a name that is meant to be found has more. */
const looksLikeName = (name: string) => /[\d_]|[a-z]\.[a-z]/i.test(name);
const ends = (rest: string) =>
  /^[.,;!?)\]}"'”’،。，；！؟]*(?:$|\s*\n|\s+(?:or|and|ou|et|y|o|hoặc|và)\b)|^[,;)،。，；]/iu.test(rest);

function isHandle(text: string, match: RegExpExecArray): boolean {
  const [whole, said = '', joined = '', name = ''] = match;
  if (looksLikeName(name) || joined.includes('@')) {
    // "WeChat 2019" and "Line 12" are no names.
    return /[a-z]/i.test(name);
  }
  const isGiven = said !== '' || /[:=>]/.test(joined);
  return isGiven && ends(text.slice(match.index + whole.length, match.index + whole.length + 12));
}

/** Names on other services: "@linh_vu", "WeChat: linhvu", "insta linh.vu". */
export function findHandles(folded: FoldedText): ContactSpan[] {
  const { text } = folded;
  const found: ContactSpan[] = [];
  for (const match of text.matchAll(NAMED)) {
    if (isHandle(text, match)) {
      const until = match.index + match[0].length;
      const from = until - (match[3]?.length ?? 0) - (match[2]?.includes('@') ? 1 : 0);
      found.push(spanOf(folded, 'handle', [from, until]));
    }
  }
  for (const [pattern, kind] of [
    [AT, 'handle'],
    [SHORT_ADDRESS, 'email'],
  ] as const) {
    for (const { index, 0: whole } of text.matchAll(pattern)) {
      found.push(spanOf(folded, kind, [index, index + whole.replace(/\.+$/, '').length]));
    }
  }
  return found;
}
