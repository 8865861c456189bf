import { foldText } from './fold-text.ts';

const SERVICES =
  'paypal|venmo|cash ?app|zelle|revolut|wise|upi|g ?pay|google pay|paytm|phonepe|momo|bizum|lydia|wero|alipay|wechat pay|western union|crypto|bitcoin|usdt|iban|rib';

/** How people offer to be paid past the product, in its seven languages. They name themselves, or say that it is outside. */
const OFFERS: readonly RegExp[] = [
  /\bpay\s+(?:it\s+to\s+)?(?:me|us)\b.{0,30}\b(?:by|via|with|through|on|over|directly|privately|outside|in cash)\b/iu,
  /\b(?:send|transfer|wire)\s+(?:me|us)\s+(?:the\s+|your\s+)?(?:money|cash|payment|amount|fee|price|[€$£₹]?\s?\d)/iu,
  new RegExp(`\\bmy\\s+(?:${SERVICES})\\b`, 'iu'),
  /\b(?:pay|book|session|cheaper)\b.{0,60}\b(?:outside|off)\s+(?:of\s+)?(?:the|this)\s+(?:platform|site|app)\b/iu,
  /\b(?:outside|off)\s+(?:of\s+)?(?:the|this)\s+(?:platform|site|app)\b.{0,60}\b(?:pay|book|cheaper)/iu,
  /(?:payez|paye|paie|réglez|règle)[- ]moi|me\s+(?:payer|régler)\s+(?:par|via|en|directement|avec)|hors\s+(?:de\s+la\s+)?plateforme|en dehors\s+(?:de\s+la|du)\s+(?:plateforme|site)/iu,
  new RegExp(`(?<!\\p{L})(?:mon|mi)\\s+(?:${SERVICES})\\b`, 'iu'),
  /p[áa]g[ua]e?me|p[áa]game|pagarme|fuera\s+de\s+(?:la\s+plataforma|la\s+p[áa]gina|aqu[íi])/iu,
  /(?:chuyển khoản|chuyển tiền|trả tiền|trả trực tiếp)\s+(?:trực tiếp\s+)?cho\s+(?:mình|tôi|em|anh|chị)|ngoài\s+(?:nền tảng|trang(?: web)? này|ứng dụng)|(?:momo|stk|số tài khoản)\s+(?:của\s+)?(?:mình|tôi|em|anh|chị)/iu,
  /(?:付|转|转账|打|汇)(?:钱|款)?给我|(?:微信|支付宝|私下|线下)(?:付款|转账|支付|交易)|(?:绕过|不通过)(?:平台|网站)|平台(?:外|之外)/u,
  /मुझे\s.{0,30}(?:पैसे\s+भेज|भुगतान\s+कर|पे\s+कर|ट्रांसफर\s+कर)|प्लेटफ़?ॉर्म\s+(?:के|से)\s+बाहर|मेर[ेीा]\s+(?:upi|यूपीआई|पेटीएम|खाते)/iu,
  /(?:ادفع|ادفعي|حوّ?ل|حوّ?لي|أرسل|ارسل)\s+(?:المبلغ\s+|المال\s+)?(?:لي|إلي|إليّ|الي)(?!\p{L})|خارج\s+(?:المنصة|الموقع)|حسابي\s+البنكي/iu,
];

/** Whether a text offers to be paid past the product. It is a reason to warn, and to hide nothing. */
export function offersPaymentOutside(text: string): boolean {
  const folded = foldText(text).text;
  return OFFERS.some((offer) => offer.test(folded) || offer.test(text));
}
