/** Longer lines are a person’s text. */
const SIGN_OFF_MAX = 80;

const wordsOf = (text: string) => new Set(text.trim().split(/\s+/));

/** Words for "sent", in our languages and some others. */
const SENT = wordsOf(`
  sent envoyé enviado enviada gửi 发自 發自 来自 來自 भेजा أرسلت ارسلت مرسل مرسلة الإرسال gesendet verzonden verstuurd
  inviato отправлено надіслано gönderildi wysłane wysłano skickat sendt lähetetty 送信 보냄 dikirim`);
/** Outlook's words instead. */
const GET = wordsOf(
  'get download obtenir télécharger téléchargez obtener descargar tải lấy 获取 下载 प्राप्त डाउनलोड الحصول',
);
const PRODUCTS = wordsOf(`
  iphone ipad ipod mac android outlook gmail yahoo aol hotmail icloud yandex qq proton protonmail thunderbird windows spark
  bluemail aquamail mailbird samsung galaxy huawei honor xiaomi redmi poco oppo vivo realme oneplus pixel nokia blackberry
  motorola moto xperia phone smartphone mobile tablet handy móvil celular teléfono telefono téléphone portable telefon
  телефона айфона 手机 手機 小米 华为 荣耀 红米 三星 网易邮箱大师 फ़ोन फोन मोबाइल هاتفي جوالي هاتف`);
const OTHERS = wordsOf(`
  from via with using my the a on for and mail email secure encrypted app device workspace ios verizon t at us wireless
  ultra pro max plus mini note tab lite
  de depuis à partir avec mon ma pour du appareil d un une
  desde do da con mi mio meu minha para el un dispositivo
  được đã từ của tôi cho bằng thiết bị điện thoại di động
  我的 मेरे मेरी से गया डिवाइस के लिए करें
  من جهاز جهازي الخاص بي على ل ال تم لنظام
  von vom meinem mein mit aus dem vanaf van mijn met dal с со из моего моей через benim z mojego från min fra mijn
  から 나의 에서`);
/** The number of a model or a version. */
const MODEL = /^[a-z]{0,3}\d{1,4}[a-z]{0,3}$/;
/** These languages write words without spaces. */
const JOINED = /发自|發自|来自|來自|我的|手机|手機|获取|下载|から|送信|나의|에서|보냄/g;

/**
 * Whether a line is one that telephones and mail programs put below everything. Each of its words is one that they use there,
 * so that a person’s sentence which begins like it isn’t.
 */
export function isSignOff(line: string): boolean {
  if (line.length > 2 * SIGN_OFF_MAX) {
    return false;
  }
  const text = line
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/<[^<>]*>|\(https?:[^()]*\)/g, '')
    // Marks of direction, and of Arabic letters.
    .replaceAll(/\p{Cf}|\p{Mn}(?=[\u0600-\u06FF])|\u0640/gu, '')
    .replaceAll(JOINED, ' $& ')
    .trim();
  if (text.length > SIGN_OFF_MAX) {
    return false;
  }
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  const has = (some: ReadonlySet<string>) => words.some((word) => some.has(word));
  return (
    ((has(SENT) && has(PRODUCTS)) || (has(GET) && words.includes('outlook'))) &&
    words.every((word) => [SENT, GET, PRODUCTS, OTHERS].some((some) => some.has(word)) || MODEL.test(word))
  );
}
