import { foldText } from './fold-text.ts';

/** How a language asks for stars, names them, and names what is given for them. */
interface Words {
  /** Written without spaces, so that a word may follow any other. */
  is_joined?: true;
  /** Empty where the stars say enough. */
  asked: string;
  stars: string;
  given: string;
}

/** Stars as signs, in any language. */
const SIGNS = '[⭐★🌟]{3}|[5五]\\s?[⭐★🌟]';

const WORDS: readonly Words[] = [
  {
    asked: 'giv(?:e|ing)|leav(?:e|ing)|writ(?:e|ing)|post|rate|rating|for|after|in exchange|need|want',
    stars:
      '(?:5|five)[- ]?stars?(?![- ](?:hotel|hostel))|(?:good|great|nice|positive|top|best|perfect|excellent)\\s(?:review|rating)s?',
    given:
      'discounts?|refund(?:ed|s)?|money back|cash(?:back)?|gift cards?|vouchers?|coupons?|(?:pay|give|send|offer) you|\\d{1,9} ?% off|(?:[€$£₹] ?\\d{1,9}|\\d{1,9} ?(?:€|euros?|dollars?)) (?:back|off)|(?:free|cheaper|half[- ]price) (?:session|call|lesson|hour)s?|(?:session|call|one|lesson) (?:is|will be|would be)? ?(?:for )?(?:free|cheaper)',
  },
  {
    asked: 'mets?|mettez|mettre|laisse[sz]?|laisser|donne[sz]?|donner|écri[st]|écri(?:vez|re)|contre|pour|échange',
    stars:
      '(?:5|cinq) étoiles|(?:bon|bonne|excellente?|meilleure?) (?:avis|note|évaluation)|(?:avis|commentaire) positif',
    given:
      'réduction|remise|rembours\\p{L}*|rend(?:s|rai)|gratuite?|offert[es]*|t’offre|vous offre|argent|carte cadeau|(?:te|vous) paie\\p{L}*|moins cher',
  },
  {
    asked: 'das|dame|dejas?|déjame|dejes|des|pones|ponme|pon|pongas|escribes?|escribas|por|a cambio',
    stars:
      '(?:5|cinco) estrellas|(?:buena|excelente) (?:reseña|valoración|opinión)|(?:reseña|valoración|opinión) positiva',
    given:
      'descuento|reembols\\p{L}*|devuelv\\p{L}*|devolver\\p{L}*|te (?:doy|pago|regalo|hago)|gratis|dinero|tarjeta regalo|más barat[ao]',
  },
  {
    asked: 'cho|để lại|viết|nếu|đổi|chấm|để được',
    stars: '(?:5|năm) sao|(?:đánh giá|nhận xét) (?:tốt|cao|tích cực)',
    given: 'giảm giá|giảm \\d+|hoàn tiền|hoàn lại|trả lại|tặng|miễn phí|chuyển (?:khoản|lại)|quà',
  },
  {
    is_joined: true,
    asked: '给|留|写|打|刷|换',
    stars: '五星|5\\s?星|好评',
    given: '返现|返\\s?\\d+|退款|退钱|退你|退给|红包|折扣|打折|优惠|免费|送你|给你(?:钱|\\d+|转)|减\\s?\\d+',
  },
  {
    // Its verbs come after the stars.
    asked: '',
    stars: '(?:5|पाँच|पांच|फ़?ाइव) ?स्टार|अच्छ[ाीे] (?:रिव्यू|रेटिंग|समीक्षा)',
    given: 'छूट|डिस्काउंट|रिफ़?ंड|पैसे|मुफ़?्त|फ़?्री|कैशबैक|रुपये|वापस कर',
  },
  {
    asked: 'و?(?:أعطني|اعطني|أعطيني|اعطيني|اترك|اتركي|تركت|اكتب|اكتبي|كتبت|ضع|ضعي|وضعت|مقابل|قيمني|إذا|اذا|لو)',
    stars:
      '(?:5|خمس|خمسة) ?نجوم|(?:تقييم|مراجعة)[\\p{L}\\p{M}]* (?:جيد|ممتاز|إيجابي|ايجابي)[\\p{L}\\p{M}]*|(?:تقييم|مراجعة)[\\p{L}\\p{M}]*\\s+إيجابي[\\p{L}\\p{M}]*',
    given: 'و?(?:خصم|تخفيض|أعيد لك|أعيد إليك|استرداد|أرد لك|مجان[\\p{L}\\p{M}]*|هدية|قسيمة|أدفع لك|سأدفع|نقود)',
  },
];

/** How far what is given stands from the stars: within a sentence or two. */
const NEAR = 80;

/** Two patterns for each language, as one that joined them would take minutes on a long text that is made for it. */
const OFFERS = WORDS.map(({ is_joined, asked, stars, given }) => {
  const start = is_joined ? '' : '(?<!\\p{L})';
  return {
    wanted: new RegExp(`${start}(?:${asked})${asked === '' ? '' : '.{0,30}?'}(?:${stars}|${SIGNS})`, 'gisu'),
    reward: new RegExp(`${start}(?:${given})`, 'gisu'),
  };
});

const spansOf = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({ start: index, end: index + found.length }));

function offersIn(text: string): boolean {
  return OFFERS.some(({ wanted, reward }) => {
    const rewards = spansOf(text, reward);
    return (
      rewards.length > 0 &&
      spansOf(text, wanted).some(({ start, end }) =>
        rewards.some((given) => given.start - end <= NEAR && start - given.end <= NEAR),
      )
    );
  });
}

/** Whether a text offers something for stars or a good review. It is a reason to look, and to hide nothing. */
export const offersForStars = (text: string): boolean => offersIn(foldText(text).text) || offersIn(text);
