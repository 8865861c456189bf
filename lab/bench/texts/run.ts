import { readHead, recipientsAt } from '@abroad/api/features/messages-by-mail/mail-head';
import { sketchOf } from '@abroad/api/features/messages/sketch';
import {
  findContactData,
  linkOf,
  namesMeetingService,
  offersForStars,
  offersPaymentOutside,
} from '@abroad/contact-finder';
import { LIMITS } from '@abroad/contract';
import { searchTopics } from '@abroad/reference-data/topics';
import { documentWords, searchWords } from '@abroad/search-index';
import { translatedWords } from '@abroad/search-index/named-words';
import { duration, table, times } from '../lib/table.ts';

/** The most time that a text may block the serving thread. */
const LIMIT_MS = 20;
/** The system counts processor time in steps of 4 ms. */
const MEASURED_MS = 100;

/** The most that `readHead` reads of an email, without its first field's name. */
const HEAD_MOST = 128 * 1024 - 4;

const PROSE =
  'I studied Sustainable Energy at TU Delft from 2019 to 2021. The fee was €2,530 a year, and rooms cost 600 a month. ' +
  'Write your motivation letter in March, and ask two professors early: the portal closes on 01.04.2027 at 23:59. ';

/** Texts that slow parsers down: each is repeated up to the largest text that is accepted. */
const HOSTILE: Readonly<Record<string, string>> = {
  'ones on lines': '1\n',
  'ones and spaces': '1 ',
  digits: '1',
  'numbers of a country': '0912345678x ',
  'numbers that are none': '98765 4321x ',
  'numbers in rows': '98765 43210 ',
  'plus signs': '+1',
  'numbers with prefix': '+84 912 345 67 ',
  'double zeros': '00 84 912 ',
  thousands: '1,000,',
  dates: '2019-',
  ISBN: 'isbn 9',
  calls: 'call 1 ',
  'signs of addresses': 'a@',
  'words for at': 'a at ',
  'words for dot': 'a dot com ',
  dots: 'a.',
  hyphens: 'a-',
  links: 'http://a.com/',
  hosts: 'a.com ',
  'hosts of universities': 'a.tum.de ',
  slashes: '//',
  brackets: '( ',
  'bracketed at': '(at)',
  'letters one by one': 'a @ . ',
  accounts: 'iban DE1',
  providers: 'a1 gmail ',
  'names before services': 'a1 on ',
  'names after services': 'insta a_b ',
  'names soon after services': 'insta, a ',
  services: 'whatsapp ',
  'services with colons': 'ig: a',
  'spelled numbers': 'one ',
  'Chinese numbers': '一',
  'Chinese words': '清华',
  'names in Chinese': '计算机科学与技术硕士',
  'names in Vietnamese': 'thạc sĩ khoa học máy tính học bổng ',
  stars: '5 stars give ',
  rewards: 'give discount 5 stars ',
  'payments outside': 'pay me send us ',
  apostrophes: "l'a'",
  'combining marks': 'e\u0301',
  'many marks': '\u0301',
  'letters that become several': '\uFDFA',
  'astral characters': '𝟗',
  spaces: ' ',
  words: 'ab cd ef gh ij ',
  'header fields': 'To:a\n',
  'folded fields': 'To: a@b.example,\n ',
};

const contacts = { countries: ['VN', 'IN', 'NL'], own_host: 'abroad.example' };

/** The head of an email is read before its sender is known. */
const readRecipients = (text: string) => {
  const head = readHead(Buffer.from(`To: ${text}`));
  return head === null ? [] : recipientsAt(head, 'mentors.example');
};

/** The parsers of users' texts on the serving thread, with the largest text that each accepts. */
const PARSERS: Readonly<Record<string, { most: number; read: (text: string) => unknown }>> = {
  'contact data': { most: LIMITS.message_max, read: (text) => findContactData(text, contacts) },
  'payments outside': { most: LIMITS.message_max, read: offersPaymentOutside },
  'offers for stars': { most: LIMITS.message_max, read: offersForStars },
  'sketch of a message': { most: LIMITS.message_max, read: sketchOf },
  'words of a profile': { most: LIMITS.text_max, read: documentWords },
  'names in a profile': { most: LIMITS.text_max, read: translatedWords },
  'words of a search': { most: LIMITS.line_max, read: searchWords },
  'links of found parts': { most: LIMITS.page_url_max, read: (text) => linkOf('link', text) },
  'meeting services': { most: LIMITS.domain_max, read: namesMeetingService },
  'recipients of an email': { most: HEAD_MOST, read: readRecipients },
  topics: { most: LIMITS.line_max, read: (text) => searchTopics(text) },
};

/** @returns the thread's processor time for one reading in ms, independent of other load */
function timeOf(read: (text: string) => unknown, text: string): number {
  // The first readings wait for the compiler.
  for (let reading = 0; reading < 5; reading += 1) read(text);
  const begin = process.threadCpuUsage();
  const spent = () => {
    const { user, system } = process.threadCpuUsage(begin);
    return (user + system) / 1000;
  };
  let readings = 0;
  while (spent() < MEASURED_MS) {
    read(text);
    readings += 1;
  }
  return spent() / readings;
}

const filled = (part: string, most: number) => part.repeat(Math.ceil(most / part.length)).slice(0, most);

/** Prints each parser's time for prose, and for the slowest of the hostile texts. */
export function benchTexts(): void {
  const rows = Object.entries(PARSERS).map(([name, { most, read }]) => {
    const timed = (part: string) => timeOf(read, filled(part, most));
    const prose = timed(PROSE);
    const [worst = ['', 0]] = Object.entries(HOSTILE)
      .map(([kind, part]) => [kind, timed(part)] as const)
      .toSorted((one, other) => other[1] - one[1]);
    if (worst[1] > LIMIT_MS) process.exitCode = 1;
    return [name, String(most), duration(prose), worst[0], duration(worst[1]), times(worst[1] / prose)];
  });
  console.log(table([['Parser', 'Characters', 'Prose', 'Slowest text', 'Takes', 'Ratio'], ...rows]));
  console.log(
    process.exitCode === 1 ? `\nOne takes longer than ${LIMIT_MS} ms.` : `\nNone takes longer than ${LIMIT_MS} ms.`,
  );
}
