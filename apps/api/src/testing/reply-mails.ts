/** The input of a mail program in which a person answers one of our emails. */
export interface Answered {
  from: string;
  to: string;
  message_id?: string;
  /** Our email, as plain text. */
  ours: string;
  /** The sender of our email: `Abroad Mentors <hello@…>`. */
  sender: string;
}

interface Program {
  name: string;
  /** The person's own words. */
  words: string;
  /** The body as the program writes it, before its encoding. */
  body: (words: string, answered: Answered) => string;
  charset: string;
  encoding: 'quoted-printable' | 'base64' | '8bit';
  type?: 'text/plain' | 'text/html' | 'alternative';
  flowed?: boolean;
}

export const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>\n');
const rule = '_'.repeat(32);
const bare = (sender: string) => /<([^>]+)>/.exec(sender)?.[1] ?? sender;

/** Mail programs by the structure of their answers: what they put between a person's words and our email, in whose language. */
export const PROGRAMS: readonly Program[] = [
  {
    name: 'Gmail on the web, English',
    words: 'Yes, Thursday at 10:00 works.\n\nShall I bring my transcript?',
    charset: 'utf-8',
    encoding: 'quoted-printable',
    type: 'alternative',
    body: (words, { ours, sender }) =>
      `${words}\n\nOn Mon, Jan 11, 2055 at 9:00 AM ${sender.replace('<', '<\n')} wrote:\n\n${quoted(ours)}\n`,
  },
  {
    name: 'Gmail on Android, French',
    words: 'Oui, ça me va très bien !',
    charset: 'utf-8',
    encoding: 'base64',
    type: 'alternative',
    body: (words, { ours, sender }) =>
      `${words}\n\nLe lun. 11 janv. 2055, 09:00, ${sender} a écrit :\n\n${quoted(ours)}\n`,
  },
  {
    name: 'Gmail on the web, Chinese',
    words: '好的，周四见。',
    charset: 'utf-8',
    encoding: 'base64',
    body: (words, { ours, sender }) => `${words}\n\n${sender} 于2055年1月11日周一 09:00写道：\n\n${quoted(ours)}\n`,
  },
  {
    name: 'Gmail on the web, Vietnamese',
    words: 'Dạ được, em cảm ơn anh.',
    charset: 'utf-8',
    encoding: 'quoted-printable',
    body: (words, { ours, sender }) =>
      `${words}\n\nVào Th 2, 11 thg 1, 2055 vào lúc 09:00 ${sender} đã viết:\n\n${quoted(ours)}\n`,
  },
  {
    name: 'Apple Mail on a Mac, English',
    words: 'Fine by me.',
    charset: 'us-ascii',
    encoding: '8bit',
    flowed: true,
    body: (words, { ours, sender }) =>
      `${words}\n\n> On 11 Jan 2055, at 09:00, ${sender} wrote:\n> \n${quoted(ours)}\n`,
  },
  {
    name: 'iPhone, Spanish',
    words: 'Perfecto, ¡hasta mañana!',
    charset: 'utf-8',
    encoding: 'quoted-printable',
    flowed: true,
    body: (words, { ours, sender }) =>
      `\n${words}\n\nEnviado desde mi iPhone\n\n> El 11 ene 2055, a las 9:00, ${sender} escribió:\n> \n${quoted(`\ufeff${ours}`)}\n`,
  },
  {
    name: 'Outlook on Windows, English',
    words: 'Dear Linh,\n\nthat’s fine with me.',
    charset: 'windows-1252',
    encoding: 'quoted-printable',
    body: (words, { ours, sender, from }) =>
      `${words}\n\n \n\nFrom: ${sender} \nSent: Monday, January 11, 2055 9:00 AM\nTo: ${from}\nSubject: A message\n\n \n\n${ours}\n`,
  },
  {
    name: 'Outlook on the web, French',
    words: 'Très bien, à jeudi.',
    charset: 'iso-8859-1',
    encoding: 'quoted-printable',
    body: (words, { ours, sender, from }) =>
      `${words}\n${rule}\nDe : ${sender}\nEnvoyé : lundi 11 janvier 2055 09:00\nÀ : ${from}\nObjet : Un message\n\n${ours}\n`,
  },
  {
    name: 'Outlook on a telephone, Vietnamese',
    words: 'Em đồng ý.',
    charset: 'utf-8',
    encoding: 'base64',
    body: (words, { ours, sender, from }) =>
      `${words}\n\nTải Outlook cho iOS<https://aka.ms/o0ukef>\n${rule}\nTừ: ${sender}\nĐã gửi: Thứ Hai, tháng 1 11, 2055 9:00:00 SA\nĐến: ${from}\nChủ đề: Tin nhắn\n\n${ours}\n`,
  },
  {
    name: 'Outlook, HTML alone',
    words: 'See you then.',
    charset: 'us-ascii',
    encoding: 'quoted-printable',
    type: 'text/html',
    body: (words, { ours, sender, from }) =>
      `<html><head><style>p {margin:0}</style></head><body><p>${escaped(words)}</p><hr style="width:98%"><div id="divRplyFwdMsg"><b>From:</b> ${escaped(sender)}<br><b>Sent:</b> Monday, January 11, 2055 9:00 AM<br><b>To:</b> ${escaped(from)}<br><b>Subject:</b> A message</div><div><p>${escaped(ours)}</p></div></body></html>`,
  },
  {
    name: 'Yahoo, English',
    words: 'Thanks, that helps a lot.',
    charset: 'utf-8',
    encoding: 'base64',
    type: 'alternative',
    body: (words, { ours, sender }) =>
      ` ${words}\n\n    On Monday, January 11, 2055 at 09:00:00 AM GMT+1, ${sender} wrote:  \n \n ${ours.replaceAll('\n', '\n ')}\n`,
  },
  {
    name: 'Samsung Email, Hindi',
    words: 'ठीक है, गुरुवार को मिलते हैं।',
    charset: 'utf-8',
    encoding: 'base64',
    body: (words, { ours, sender, from }) =>
      `${words}\n\nमेरे Galaxy डिवाइस से भेजा गया\n\n\n-------- मूल संदेश --------\nप्रेषक : ${sender}\nदिनांक : ११/१/२०५५ 09:00 (GMT+05:30)\nप्रति : ${from}\nविषय : संदेश\n\n${ours}\n`,
  },
  {
    name: 'Thunderbird, Arabic',
    words: 'نعم، يناسبني ذلك.',
    charset: 'windows-1256',
    encoding: 'base64',
    body: (words, { ours }) => `${words}\n\nفي 11/1/2055 9:00 ص، كتب Abroad Mentors:\n${quoted(ours)}\n`,
  },
  {
    name: 'QQ Mail, Chinese, in GB 18030',
    words: '没问题，谢谢！',
    charset: 'gb18030',
    encoding: 'base64',
    body: (words, { ours, sender, from }) =>
      `${words}\n\n\n发自我的iPhone\n\n\n------------------ 原始邮件 ------------------\n发件人: ${sender}\n发送时间: 2055年1月11日 09:00\n收件人: ${from}\n主题: 消息\n\n${ours}\n`,
  },
  {
    name: 'Proton Mail, English, with a signature',
    words: 'I’d like that.',
    charset: 'utf-8',
    encoding: 'base64',
    body: (words, { ours, sender }) =>
      `${words}\n\n-- \nAmara Okafor\nLagos\n\nOn Monday, January 11th, 2055 at 9:00 AM, ${sender} wrote:\n\n${quoted(ours)}\n`,
  },
  {
    name: 'Thunderbird, English, below the quote',
    words: 'My answer is down here.',
    charset: 'utf-8',
    encoding: '8bit',
    flowed: true,
    body: (words, { ours }) =>
      `On 11/01/2055 09:00, Abroad Mentors wrote:\n${quoted(ours)}\n\n${words}\n\n-- \nAmara\n`,
  },
  {
    name: 'a program that quotes nothing of ours but its attribution',
    words: 'Just this.',
    charset: 'utf-8',
    encoding: '8bit',
    body: (words, { sender }) => `${words}\n\nOn Mon, 11 Jan 2055 09:00, ${bare(sender)} wrote:\n`,
  },
];

/** The bytes of a text in a charset: those that `TextDecoder` reads back as it. */
function inCharset(text: string, charset: string): Buffer {
  if (charset === 'utf-8') return Buffer.from(text);
  const decoder = new TextDecoder(charset);
  const all = Array.from({ length: 256 }, (_, byte) => byte);
  const pairs =
    charset === 'gb18030' ? all.slice(129, 255).flatMap((high) => all.slice(64, 255).map((low) => [high, low])) : [];
  const singles = (charset === 'gb18030' ? all.slice(0, 128) : all).map((byte) => [byte]);
  const bytesOf = new Map([...singles, ...pairs].map((bytes) => [decoder.decode(Buffer.from(bytes)), bytes]));
  return Buffer.from([...text].flatMap((sign) => bytesOf.get(sign) ?? [63]));
}

function encoded(bytes: Buffer, encoding: Program['encoding']): Buffer {
  if (encoding === '8bit') return bytes;
  if (encoding === 'base64') return Buffer.from(bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n'));
  const lines = bytes.toString('latin1').split('\n');
  const safe = lines.map((line) => {
    const signs = [...line].map((sign) =>
      /[\t -<>-~]/.test(sign) ? sign : `=${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    );
    // Soft line breaks (RFC 2045, 6.7).
    const broken: string[] = [''];
    for (const sign of signs) {
      const at = broken.length - 1;
      if ((broken[at] ?? '').length + sign.length > 75) broken.push(sign);
      else broken[at] += sign;
    }
    return broken.join('=\r\n').replace(/ $/, '=20');
  });
  return Buffer.from(safe.join('\r\n'), 'latin1');
}

const withCrlf = (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replaceAll(/\r?\n/g, '\r\n'), 'latin1');

function part(program: Program, type: string, body: string): Buffer {
  const flowed = program.flowed && type === 'text/plain' ? '; format=flowed' : '';
  return Buffer.concat([
    Buffer.from(
      `Content-Type: ${type}; charset="${program.charset}"${flowed}\r\nContent-Transfer-Encoding: ${program.encoding}\r\n\r\n`,
    ),
    withCrlf(encoded(inCharset(body, program.charset), program.encoding)),
  ]);
}

/** An answer (RFC 5322) as a program writes it. @param headers of which each replaces one or is added. */
export function replyMail(
  program: Program,
  answered: Answered,
  headers: Readonly<Record<string, string>> = {},
  words = program.words,
): Buffer {
  const body = program.body(words, answered);
  const all = {
    'Return-Path': `<${bare(answered.from)}>`,
    From: answered.from,
    To: answered.to,
    Subject: 'Re: A message',
    Date: 'Mon, 11 Jan 2055 10:00:00 +0100',
    'Message-ID': answered.message_id ?? `<${crypto.randomUUID()}@program.example>`,
    'MIME-Version': '1.0',
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const type = program.type ?? 'text/plain';
  const content =
    type === 'alternative'
      ? Buffer.concat([
          Buffer.from('Content-Type: multipart/alternative; boundary="b1"\r\n\r\n--b1\r\n'),
          part(program, 'text/plain', body),
          Buffer.from('\r\n--b1\r\n'),
          part(program, 'text/html', `<div dir="ltr">${escaped(body)}</div>`),
          Buffer.from('\r\n--b1--\r\n'),
        ])
      : part(program, type, body);
  return Buffer.concat([Buffer.from(head.join('')), content]);
}

/** A file of an email; `inline`: a picture within the text, as programs put those of signatures. */
export interface MailedFile {
  filename: string;
  type: string;
  bytes: Buffer;
  inline?: boolean;
}

/** An answer with files beside its words, as programs attach them (RFC 2046, 5.1.3; inline ones RFC 2387). */
export function replyWithFiles(answered: Answered, words: string, files: readonly MailedFile[]): Buffer {
  const head = [
    `Return-Path: <${bare(answered.from)}>`,
    `From: ${answered.from}`,
    `To: ${answered.to}`,
    'Subject: Re: A message',
    'Date: Mon, 11 Jan 2055 10:00:00 +0100',
    `Message-ID: ${answered.message_id ?? `<${crypto.randomUUID()}@program.example>`}`,
    'MIME-Version: 1.0',
  ];
  const partOf = ({ filename, type, bytes, inline = false }: MailedFile, at: number) => [
    '--b2',
    `Content-Type: ${type}; name="${filename}"`,
    'Content-Transfer-Encoding: base64',
    ...(inline ? [`Content-ID: <picture${at}>`] : []),
    `Content-Disposition: ${inline ? 'inline' : 'attachment'}; filename="${filename}"`,
    '',
    bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
  ];
  const pictures = files.map(({ inline }, at) => (inline === true ? `<img src="cid:picture${at}">` : '')).join('');
  const type = pictures === '' ? 'mixed' : 'related';
  const lines = [
    ...head,
    `Content-Type: multipart/${type}; boundary="b2"`,
    '',
    '--b2',
    ...(pictures === ''
      ? ['Content-Type: text/plain; charset="utf-8"', '', words]
      : ['Content-Type: text/html; charset="utf-8"', '', `<div>${escaped(words)}</div>${pictures}`]),
    ...files.flatMap(partOf),
    '--b2--',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}
