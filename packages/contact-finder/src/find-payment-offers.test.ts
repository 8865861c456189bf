import { expect, test } from 'vitest';
import { NOT_TO_HIDE } from './not-to-hide.test-helper.ts';
import { offersPaymentOutside } from './index.ts';

const OFFERS = [
  'You can pay me by PayPal, it is cheaper.',
  'Just send me the money directly',
  'My Revolut is faster than this',
  'Let us book outside the platform',
  'Off this site it would be cheaper',
  'Payez-moi par virement',
  'On peut faire ça hors plateforme',
  'Mon PayPal est plus simple',
  'Págame por Bizum',
  'Mejor fuera de la plataforma',
  'Chuyển khoản cho mình nhé',
  'Mình học ngoài nền tảng nhé',
  '直接转账给我就行',
  '我们平台外联系，私下付款',
  'मुझे सीधे पैसे भेज दो',
  'प्लेटफॉर्म के बाहर बात करते हैं',
  'ادفع لي نقدًا',
  'نتفق خارج المنصة',
  'Ｐａｙ ｍｅ ｂｙ PayPal',
];

const HARMLESS = [
  'I paid the tuition by bank transfer to the university.',
  'Who pays for the visa, and how much is it?',
  'Do they send me the letter by mail before August?',
  'J’ai payé les frais par carte.',
  'Pagué la matrícula en dos partes.',
  'Học phí mình trả theo kỳ.',
  '学费可以用支付宝交给学校吗？',
  'फीस मैंने बैंक से जमा की थी।',
  'دفعت الرسوم للجامعة عبر البنك.',
  ...NOT_TO_HIDE.map(([, text]) => text),
];

test.each(OFFERS)('[T-211] an offer to pay outside is found: %s', (text) => {
  expect(offersPaymentOutside(text)).toBe(true);
});

test('[T-211] ordinary texts about money are no offers', () => {
  expect(HARMLESS.filter(offersPaymentOutside)).toEqual([]);
});
