import { quoted } from './reply-mails.ts';

interface ReplyCase {
  name: string;
  /** Its writer's own words. */
  words: string;
  /** The text of the email. @param ours our email, which it answers */
  text: (ours: string) => string;
}

const US = 'Abroad Mentors <hello@mentors.example.org>';
const GMAIL = `On Mon, Jan 11, 2027 at 9:00 AM ${US} wrote:`;
const above =
  (words: string, attribution = GMAIL) =>
  (ours: string) =>
    `${words}\n\n${attribution}\n\n${quoted(ours)}\n`;
const whole = (name: string, words: string): ReplyCase => ({ name, words, text: above(words) });
const attributed = (name: string, attribution: string): ReplyCase => ({
  name,
  words: 'Thursday works for me.',
  text: above('Thursday works for me.', attribution),
});
const signedOff = (name: string, line: string): ReplyCase => ({
  name,
  words: 'See you on Thursday.',
  text: above(`See you on Thursday.\n\n${line}`),
});
const headed = (name: string, headers: string): ReplyCase => ({
  name,
  words: 'I start in September.',
  text: (ours) => `I start in September.\n\n${headers}\n\n${ours}\n`,
});

/** Answers whose words are easily lost, or whose programs add what is easily taken for words. */
export const REPLY_CASES: readonly ReplyCase[] = [
  ...['9:00 AM', '10:00 AM', '09:00'].map((time) => ({
    name: `words below the quote of an email of ${time}`,
    words: 'Thank you, I will write below your words as always.',
    text: (ours: string) =>
      `${GMAIL.replace('9:00 AM', time)}\n\n${quoted(ours)}\n\nThank you, I will write below your words as always.\n`,
  })),
  {
    name: 'words above, between and below quoted lines',
    words: 'My answers are between your lines.\n\nWater engineering in Delft.\n\nIn September 2027.\n\nThank you!',
    text: (ours) =>
      `My answers are between your lines.\n\n${GMAIL}\n${quoted(ours)}\n> Which programme?\n\nWater engineering in Delft.\n\n>\n> When?\nIn September 2027.\n> Open the conversation\n\nThank you!\n\n-- \nAmara\n`,
  },
  {
    name: 'a table below the quote',
    words: 'My options:\n| day | time |\n|-----|------|\n| Mon | 10:00 |',
    text: (ours) =>
      `On 11/01/2027 09:00, Abroad Mentors wrote:\n${quoted(ours)}\n\nMy options:\n| day | time |\n|-----|------|\n| Mon | 10:00 |\n`,
  },
  whole('a table above the quote', '| day | time |\n| Mon | 10:00 |'),
  whole('an answer that begins as the line of a telephone', 'Sent via DHL on Monday, it should arrive by Friday.'),
  whole('the same in Vietnamese', 'Dạ em nộp hồ sơ rồi ạ.\nĐã gửi từ hôm qua rồi anh.'),
  whole('the same in French', 'Bonjour,\n\nenvoyé avec la lettre de mon professeur.'),
  whole('the same in Chinese', '你好！\n\n发自内心地感谢你。'),
  whole('two dashes between options', 'Option A: Monday\n--\nOption B: Tuesday, if your parents join'),
  whole('a paragraph that names our address', 'Did it come from hello@mentors.example.org?\nPlease send it again.'),
  whole('our address, a time and a colon', 'I got 2 emails of hello@mentors.example.org at 9:00.\nThey say:'),
  whole('a last line with a year and a colon', 'My plan for 2027:'),
  whole('lines with labels', 'Name: Amara\nStart: September 2027\nAbroad Mentors: found by a friend'),
  whole('an answer of Chinese signs alone', '没问题，谢谢你的帮助！'),
  {
    name: 'our address above an attribution in the quote',
    words: 'I have not got your mail of Friday.\nDid it come from hello@mentors.example.org?\nPlease send it again.',
    text: (ours) =>
      `I have not got your mail of Friday.\nDid it come from hello@mentors.example.org?\nPlease send it again.\n\n> On 11 Jan 2027, at 09:00, ${US} wrote:\n> \n${quoted(ours)}\n`,
  },
  attributed('Thunderbird in US English', 'On 1/11/27 9:00 AM, Abroad Mentors wrote:'),
  attributed('Thunderbird in German', 'Am 11.01.27 um 09:00 schrieb Abroad Mentors:'),
  attributed('Thunderbird in Spanish', 'El 11/1/27 a las 9:00, Abroad Mentors escribió:'),
  attributed('Thunderbird in Vietnamese', 'Vào 11/1/27 09:00, Abroad Mentors đã viết:'),
  attributed('Thunderbird in Hindi', '११/१/२७ को ९:०० बजे, Abroad Mentors ने लिखा:'),
  attributed('Gmail in Japanese', `2027年1月11日(月) 9:00 ${US}:`),
  attributed('a long attribution in two lines', GMAIL.replace('> wrote', '>\nwrote')),
  headed(
    'Outlook with names alone',
    `${'_'.repeat(32)}\nFrom: Abroad Mentors\nSent: Monday, January 11, 2027 9:00 AM\nTo: Amara <amara@uni.example>\nSubject: A message`,
  ),
  headed(
    'Outlook in French with names alone',
    'De : Abroad Mentors\nEnvoyé : lundi 11 janvier 2027 09:00\nÀ : Amara\nObjet : Un message',
  ),
  headed(
    'Outlook with emphasis and empty lines',
    '*From:* Abroad Mentors\n\n*Sent:* Monday, January 11, 2027 9:00 AM\n\n*To:* Amara\n\n*Subject:* A message',
  ),
  {
    name: 'Chinese words directly above a line of QQ Mail',
    words: '没问题，谢谢！',
    text: (ours) =>
      `没问题，谢谢！\n------------------ 原始邮件 ------------------\n发件人: "Abroad Mentors"\n发送时间: 2027年1月11日 09:00\n收件人: Amara\n主题: 消息\n\n${ours}\n`,
  },
  {
    name: 'headers above quoted lines, and words below them',
    words: 'In September 2027.',
    text: (ours) =>
      `From: Abroad Mentors\nDate: Monday, January 11, 2027 9:00 AM\nTo: Amara\n\n${quoted(ours)}\n\nIn September 2027.\n`,
  },
  {
    name: 'words above and below our email, which has no marks',
    words: 'My answer is below.\n\nIn September 2027.',
    text: (ours) =>
      `My answer is below.\n\nFrom: Abroad Mentors\nSent: Monday, January 11, 2027 9:00 AM\nTo: Amara\n\n${ours}\nIn September 2027.\n\nSent from my iPhone\n`,
  },
  {
    name: 'words below alone, and the link of our foot on a line of its own',
    words: 'In September 2027.',
    text: (ours) => `${GMAIL}\n\n${ours.replace(/: (https\S+\n)$/, '\n<$1')}\n\nIn September 2027.\n`,
  },
  {
    name: 'what our email says to previews, above its first line',
    words: 'I start in September.',
    text: (ours) => `I start in September.\n\n${GMAIL}\n\nYou have one unread message.\u200c\u00a0\u200c\n\n${ours}`,
  },
  signedOff('an iPhone in Russian', 'Отправлено с iPhone'),
  signedOff('an iPhone in German', 'Von meinem iPhone gesendet'),
  signedOff('an iPhone in Japanese', 'iPhoneから送信'),
  signedOff('an iPhone in Korean', '나의 iPhone에서 보냄'),
  signedOff('an iPhone in Arabic', 'أُرسلت من الـ iPhone'),
  signedOff('a telephone in Chinese', '发自我的华为手机'),
  signedOff('an Android', 'Sent from my Verizon, Samsung Galaxy S24 smartphone'),
  signedOff('Yahoo', 'Sent from Yahoo Mail on Android'),
  signedOff('Proton', 'Sent with [Proton Mail](https://proton.me/mail/home) secure email.'),
  signedOff('Outlook in Spanish', 'Obtener Outlook para Android<https://aka.ms/AAb9ysg>'),
  signedOff('Outlook in Vietnamese', 'Đã gửi từ iPhone của tôi'),
];
