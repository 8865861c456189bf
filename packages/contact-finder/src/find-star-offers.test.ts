import { expect, test } from 'vitest';
import { offersForStars } from './index.ts';
import { NOT_TO_HIDE } from './not-to-hide.test-helper.ts';

const OFFERS = [
  'Give me five stars and I will send you €10 back.',
  'I’ll refund half of it if you leave a positive review',
  'Your next session is free for a 5-star rating.',
  'A 20 % discount?\nJust leave ⭐⭐⭐⭐⭐ tonight',
  'Ｇｉｖｅ ｆｉｖｅ ｓｔａｒｓ, ｇｅｔ ａ ｇｉｆｔ ｃａｒｄ',
  'Give me f\u200Bive st\u200Bars, get cash back',
  'Mets-moi cinq étoiles et je te rembourse la moitié',
  'Une réduction contre un avis positif ?',
  'La prochaine séance est gratuite si tu laisses 5 étoiles',
  'Si me dejas una buena reseña te hago un descuento',
  'Te devuelvo 10 € por cinco estrellas',
  'La próxima es gratis si me pones ⭐⭐⭐⭐⭐',
  'Em đánh giá giúp, nếu cho 5 sao thì anh hoàn tiền 100k',
  'Giảm giá buổi sau nếu em viết nhận xét tốt',
  'Tặng em một buổi, đổi lại chấm năm sao nhé',
  '给我五星好评，返现50元',
  '退你一半的钱，麻烦打个5星',
  '写好评送你一次免费辅导',
  'मुझे 5 स्टार दीजिए, मुझे पाँच स्टार दे दो और मैं 10% छूट दूँगा',
  'अगली बार फ़्री, बस मुझे दे दो 5 स्टार',
  'अच्छी रेटिंग के बदले पैसे वापस',
  'أعطني خمس نجوم وأعيد لك نصف المبلغ',
  'خصم على الجلسة القادمة مقابل تقييم إيجابي',
  'الجلسة القادمة مجانية إذا كتبت لي تقييمًا ممتازًا',
];

const HARMLESS = [
  'If you liked it, I would be glad about a review.',
  'Please leave an honest review, good or bad.',
  'Is the first session free?',
  'Use a password manager for all accounts.',
  'The refund arrives within a week.',
  'We stayed in a five-star hotel, after a discount for students.',
  'My university gives a 50% discount on the tuition for good grades.',
  'Tu peux laisser un avis si tu veux.',
  'La première séance est gratuite.',
  'El reembolso tarda una semana.',
  'Puedes dejar una reseña cuando quieras.',
  'Học bổng giảm 50% học phí.',
  'Em viết đánh giá giúp anh nhé.',
  '学校给国际学生很多优惠。',
  '麻烦你写一个评价，谢谢。',
  'विश्वविद्यालय छात्रों को छूट देता है।',
  'आप चाहें तो रिव्यू लिख दें।',
  'الجامعة تعطي خصمًا للطلاب.',
  'يمكنك كتابة تقييم صادق.',
  ...NOT_TO_HIDE.map(([, text]) => text),
];

test.each(OFFERS)('[T-346] an offer of money for stars is found: %s', (text) => {
  expect(offersForStars(text)).toBe(true);
});

test('[T-346] asking for a review, and ordinary texts about money, offer nothing for stars', () => {
  expect(HARMLESS.filter(offersForStars)).toEqual([]);
});

test('[T-346] a text of 4,000 characters that is made to be slow is read within a second', () => {
  for (const part of [
    'give ',
    'give five stars ',
    'discount ',
    'give five stars discount ',
    '给五星',
    '⭐',
    '5 ',
    'अच्छी ',
    'a',
  ]) {
    const text = part.repeat(4000 / part.length);
    const before = process.threadCpuUsage();
    offersForStars(text);
    expect(process.threadCpuUsage(before).user / 1000, part).toBeLessThan(1000);
  }
});
