import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words that a translation must not use: signs of a translated text to a native reader, and words with another meaning. */
const FORBIDDEN: Readonly<Record<string, readonly RegExp[]>> = {
  // Of vosotros, of shops, of deliveries and of machines; "hora" is a clock time and no start that can be booked.
  es: [
    /\bos (veis|reun)|vosotr/i,
    /\bpapel\b/i,
    /En oferta/,
    /devolu|devuel/i,
    /^Seguir$/,
    /ausencia/i,
    /sigue sola|está leído/,
    /horas? (libres|propuestas)/i,
    /vencid|vencer/i,
    /[“”]/,
  ],
  // Plain spaces before punctuation, "de" and "que" before a name, masculine participles, three words for one route.
  fr: [
    /[^\u00A0\u202F ] [;:!?%»]|« /,
    /\b(de|que) \{name\}/,
    /vous êtes (allé|pris|débité)/,
    /mentorer/,
    /trajet|chemin/i,
    /heures? propos/i,
    /illisible|bac à sable|réglages/i,
    /\.\.\./,
  ],
  // A pronoun that no interface uses, a lovers' meeting, one's own absence, and hours where start times are meant; \b knows no ó.
  vi: [
    /(?<!\p{L})nó(?!\p{L})/iu,
    /buổi hẹn/i,
    /người hướng dẫn/i,
    /nhả/i,
    /bấy lâu/i,
    /lượt đặt/i,
    /báo vắng mặt/i,
    /# giờ (trống|khác|này)/i,
    /viết cho chúng tôi/i,
    /sinh viên/i,
    /sẵn sàng khi bạn sẵn sàng/i,
    /đến trước giờ bắt đầu/i,
  ],
  // Of strangers, professors, courses, courts and letters; one word for a no-show, a request, a proposal, an account.
  zh: [
    /您/,
    /(?<!留学)导师|学长(?!学姐)/,
    /课程/,
    /已到账/,
    /缺席|未出席|没有到场|报告/,
    /^请求$|请求(者|已|等待|保持|仍)|(的|全部|撤回|拒绝|接受|答复|发送|保留|预约)请求/,
    /提议/,
    /账户/,
    /会面|见面方式/,
    /当前时间/,
    /读取/,
    /写信/,
    /冻结/,
    /空闲|访客/,
    /国家(?!\/地区|或)/,
    /\p{Script=Han}[,.:;?!()]|[,.:;?!()]\p{Script=Han}/u,
  ],
  // Words of parliaments and offices, three words for one route, letters with dots that are not in use, masculine verbs.
  hi: [
    /सत्र|समय क्षेत्र/,
    /सहेज|दाम|तस्वीर/,
    /प्रश्न|उत्तर/,
    /छात्र(?!वृत्ति)/,
    /मार्ग|रास्त|राह/,
    /पढ़ा (गया|जा)/,
    /करता\/करती/,
    /\{name\} [^।]*(ेंगे|ते हैं|नहीं आए)/,
    / ।/,
    /ख़|ग़|क़/,
  ],
  // Of a guide, of post, of conferences, of blogs; "محجوز" is booked, never authorised; digits that an engine chose; commands to a man.
  ar: [
    /كمرشد|كطالب/,
    /بالبريد(?! الإلكتروني)|في بريدك(?! الإلكتروني)/,
    /محجوز على (ال)?بطاق/,
    /ساعتان، بلا حساب/,
    /انعقد|منعقد/,
    /قُرئ|(تعذّرت|تتعذّر|تمت) قراءة|تدوين|تُدوَّن/,
    /سرّك|(?<!ال)السر(?!\p{L})/u,
    /يرجى|تعذر/,
    /[\u0660-\u0669]/,
    /الـ ?#/,
    /مشغولًا/,
    /غياب|لحظة…|الزوار/,
    /^(أدخل|اختر إحدى|استخدم|تحقق|أعد|ادفع|اقرأ) /,
  ],
};

const APPS = ['apps/web/app', 'apps/api/src'] as const;
const CASES = APPS.flatMap((app) => Object.entries(FORBIDDEN).map(([locale, patterns]) => ({ app, locale, patterns })));

test.each(CASES)('[U-25] no text of $app in $locale says what reads translated', ({ app, locale, patterns }) => {
  const catalogue = JSON.parse(readFileSync(`${app}/locales/${locale}.json`, 'utf8')) as Record<string, string>;
  const texts = Object.entries(catalogue);
  expect(texts.length).toBeGreaterThan(400);
  const found = texts.flatMap(([key, text]) =>
    patterns.filter((bad) => bad.test(text)).map((bad) => [key, `${text}: ${bad}`]),
  );
  expect(Object.fromEntries(found)).toEqual({});
});
