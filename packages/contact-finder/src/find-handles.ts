import type { FoldedText } from './fold-text.ts';
import { spanOf, type ContactSpan } from './span.ts';

/** Services on which people have names. */
const PLACES =
  'whats ?app|telegram|tele|viber|zalo|we ?chat|weixin|skype|discord|instagram|snapchat|facebook|messenger|linked ?in|twitter|tik ?tok|kakao(?: ?talk)?|gmail|hotmail|टेलीग्राम|व्हाट्सएप|व्हाट्सऐप|इंस्टाग्राम|इंस्टा|واتساب|واتس|تيليجرام|تلغرام|تليجرام|انستقرام|إنستغرام|انستا|سناب';
/** Other words and ids begin with these, such as "Igor88" and "wav2vec2", so no letter follows without a space. */
const SHORT_PLACES = '(?:wa|tg|signal|line|wx|vx|qq|insta|ins|ig|snap|fb|vk)(?![a-z\\d])';
/** Those in a script without spaces may follow any letter. */
const CHINESE_PLACES =
  '(?<=\\p{Script=Han})(?:vx|wx|qq|ig|fb|tg)(?![a-z])|微信|薇信|威信|[加➕+]?[vV]信|加[vV](?![a-z])|微博|抖音|小红书|企鹅|飞书';
/** "Telegram: linh", "WeChat ID linh", "微信号:linh". */
const SAID =
  '(?:\\s{0,3}(?:id|handle|user ?name|username|account|nick(?:name)?|usuario|cuenta|identifiant|pseudo|compte|tài khoản|tên|(?:của )?(?:mình|tôi|em|anh|chị)|号|號|账号|帐号|आईडी|यूज़रनेम|معرف|حساب|يوزر))?';
const JOINED = '\\s{0,3}(?:[:=>]|[-–—=]>|→|是|(?:is|es|est|là|है|هو)(?![\\p{L}\\p{M}]))?\\s{0,3}@?';
const NAME = '(?:live:)?[A-Za-z0-9][A-Za-z0-9._-]{2,40}(?:#\\d{3,5})?';
const NAMED = new RegExp(
  `(?:(?<![\\p{L}\\p{M}\\d_])(?:${PLACES}|${SHORT_PLACES})|${CHINESE_PLACES})(${SAID})(${JOINED})(${NAME})(?![\\p{L}\\d])`,
  'giu',
);
/** "linhvu92 on telegram". */
const NAME_FIRST = new RegExp(
  `(?<![\\p{L}\\p{M}\\d_@.])(${NAME})\\s{1,3}(?:on|at|in|trên|sur|en|auf)\\s{1,3}(?:my\\s{1,3})?(?:${PLACES}|${SHORT_PLACES})(?![\\p{L}\\d])`,
  'giu',
);
/** "add me on snap, raj.kapoor22", "búscame en telegram como lucia_mad": a name that isn't a word, soon after a service. */
const NAME_AFTER = new RegExp(
  `(?<![\\p{L}\\p{M}\\d_])(?:${PLACES}|${SHORT_PLACES})(?![\\p{L}\\d])[^\\n.!?@/]{1,32}?[\\s:,]((?=[a-z\\d._]{6,40}(?![\\p{L}\\d]))[a-z\\d]+(?:[._][a-z\\d]+){1,4})(?![\\p{L}\\d@/])`,
  'giu',
);
/** The text before a service whose name stands alone: nothing, or words for the person who should use it. */
const ALONE = /(?:^|[\n.,;:!?(]|(?<![\p{L}])(?:my|add|me|via|by|or|is|của|mình|em|mi|mon|par|por))\s{0,3}$/iu;
/** Services whose names are ordinary words: text after them alone isn't a name. */
const ORDINARY_WORDS = /^(?:signal|line|ins|snap|tele|messenger|twitter|gmail|hotmail)(?![a-z])/i;
/** "My handle on telegram is …" */
const NAME_OF = /(?:handle|user ?name|nick(?:name)?|account|name|id)\s{1,3}(?:on|for|at|in)\s{1,3}$/i;
/** Words that people use about a service, which aren't names of theirs. */
const SAID_OF_IT = new Set(
  'account ads also app apps and best better bot bots call calls channel channels chat chats communities community desktop first fine free friends good great group groups has helps instead is later link links marketing me messages now okay only or page pages please post posts premium profile profiles server servers sessions stories thanks though too update updates user users video videos was web will works yes'.split(
    ' ',
  ),
);
/** "@linh_vu"; one with a number or nothing before it, so that "meet @7" and addresses are none. */
const AT = /(?<![\p{L}\d._%+@-])@(?=[\d_.]{0,29}[a-z])[a-z0-9_][a-z0-9_.]{2,29}/giu;
/** "linh.vu@gmail": an address whose end is left to the reader. */
const SHORT_ADDRESS = /(?<![\p{L}\d._%+@-])[a-z0-9][a-z0-9._%+-]{1,63}@[a-z][a-z0-9-]{2,62}(?![\p{L}\d@])/giu;

/** A word of a sentence such as "Telegram is great" has letters alone; a name that is meant to be found has more. */
const looksLikeName = (name: string) => /[\d_]|[a-z]\.[a-z]/i.test(name);
const ends = (rest: string) =>
  /^[.,;!?)\]}"'”’،。，；！؟]*(?:$|\s*\n|\s+(?:or|and|ou|et|y|o|hoặc|và|nhé|nha|nhe|pls|please|thanks)(?!\p{L}))|^[,;)،。，；]/iu.test(
    rest,
  );

function isHandle(text: string, match: RegExpExecArray): boolean {
  const [whole, said = '', joined = '', name = ''] = match;
  const rest = text.slice(match.index + whole.length, match.index + whole.length + 12);
  if (looksLikeName(name) || joined.includes('@')) {
    // "WeChat 2019" and "Line 12" aren't names.
    return /[a-z]/i.test(name);
  }
  const before = text.slice(Math.max(0, match.index - 24), match.index);
  const isGiven = said !== '' || /[:=>]/.test(joined) || NAME_OF.test(before);
  const isAlone =
    name.length > 3 &&
    /^\s/.test(joined) &&
    !ORDINARY_WORDS.test(whole) &&
    !SAID_OF_IT.has(name.toLowerCase().replace(/\.+$/, '')) &&
    ALONE.test(before);
  return (isGiven || isAlone) && ends(rest);
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
  for (const { index, 1: name = '' } of text.matchAll(NAME_FIRST)) {
    if (looksLikeName(name) && /[a-z]/i.test(name)) found.push(spanOf(folded, 'handle', [index, index + name.length]));
  }
  for (const { index, 0: whole, 1: name = '' } of text.matchAll(NAME_AFTER)) {
    const until = index + whole.length;
    if (/[a-z]{3}/i.test(name) && /_|\d$|\.[a-z]{3,}\d*$/i.test(name))
      found.push(spanOf(folded, 'handle', [until - name.length, until]));
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
