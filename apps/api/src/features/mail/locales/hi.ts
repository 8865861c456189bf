import { deal, dealMails } from './deals/hi.ts';
import type { BookingMailWords, MailWords } from './mail-words.ts';
import { searchNews } from './news/hi.ts';
import { notices } from './notices/hi.ts';

const moment = (day: string, time: string) => `${day}, ${time}`;

const bookingMails: BookingMailWords = {
  booked: {
    prospect: (named) => ({
      subject: `बुक हो गया: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: `${named.them} के साथ आपका सेशन तय है`,
      lead: 'यह इस ईमेल की कैलेंडर फ़ाइल में है। अपने सवाल तैयार रखें: पहले से भेजी गई कुछ पंक्तियाँ बहुत मदद करती हैं।',
    }),
    mentor: (named) => ({
      subject: `${named.them} ने ${named.service} बुक किया, ${named.when}`,
      heading: `${named.them} ने आपके साथ एक सेशन बुक किया`,
      lead: 'इसकी पुष्टि हो चुकी है और यह इस ईमेल की कैलेंडर फ़ाइल में है।',
    }),
  },
  requested: {
    prospect: (named) => ({
      subject: `अनुरोध भेजा गया: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: `आपने ${named.them} से सेशन का अनुरोध किया`,
      lead: `हम आपके लिए यह समय${named.until === null ? '' : ` ${named.until} तक`} रोककर रखेंगे और ${named.them} का जवाब आते ही आपको लिखेंगे।`,
    }),
    mentor: (named) => ({
      subject: `${named.them} ने ${named.service} का अनुरोध किया, ${named.when}`,
      heading: `${named.them} ने आपसे सेशन का अनुरोध किया`,
      lead: `कृपया इसे${named.until === null ? '' : ` ${named.until} तक`} स्वीकार या मना करें; तब तक यह समय रोककर रखा गया है।`,
    }),
  },
  accepted: {
    prospect: (named) => ({
      subject: `${named.them} ने स्वीकार किया: ${named.service}, ${named.when}`,
      heading: `${named.them} ने आपका अनुरोध स्वीकार किया`,
      lead: 'सेशन की पुष्टि हो गई है और यह इस ईमेल की कैलेंडर फ़ाइल में है।',
    }),
    mentor: (named) => ({
      subject: `पुष्टि हो गई: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: `आपने ${named.them} का अनुरोध स्वीकार किया`,
      lead: 'सेशन की पुष्टि हो गई है और यह इस ईमेल की कैलेंडर फ़ाइल में है।',
    }),
  },
  declined: {
    prospect: (named) => ({
      subject: `${named.them} के लिए आपका सेशन लेना संभव नहीं है, ${named.when}`,
      heading: `${named.them} के लिए यह सेशन लेना संभव नहीं है`,
      lead: 'यह समय फिर से खाली है। शायद कोई और समय आप दोनों के लिए ठीक हो, या उसी रूट पर कोई और मेंटर।',
    }),
    mentor: (named) => ({
      subject: `मना किया गया: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: `आपने ${named.them} के अनुरोध को मना किया`,
      lead: 'यह समय फिर से खाली है।',
    }),
  },
  cancelled: {
    prospect: (named) => ({
      subject: `रद्द: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: named.by_reader ? 'आपने अपना सेशन रद्द किया' : `${named.them} ने आपका सेशन रद्द किया`,
      lead: 'इस ईमेल की कैलेंडर फ़ाइल इसे आपके कैलेंडर से हटा देती है।',
    }),
    mentor: (named) => ({
      subject: `रद्द: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: named.by_reader ? 'आपने एक सेशन रद्द किया' : `${named.them} ने एक सेशन रद्द किया`,
      lead: 'यह समय फिर से खाली है। इस ईमेल की कैलेंडर फ़ाइल सेशन को आपके कैलेंडर से हटा देती है।',
    }),
  },
  rescheduled: {
    prospect: (named) => ({
      subject: `समय बदला: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: named.by_reader ? 'आपने अपने सेशन का समय बदला' : `${named.them} ने आपके सेशन का समय बदला`,
      lead: `${named.before === null ? '' : `पहले यह ${named.before} पर था। `}इस ईमेल की कैलेंडर फ़ाइल आपके कैलेंडर में समय बदल देती है।`,
    }),
    mentor: (named) => ({
      subject: `समय बदला: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: named.by_reader ? 'आपने एक सेशन का समय बदला' : `${named.them} ने एक सेशन का समय बदला`,
      lead: `${named.before === null ? '' : `पहले यह ${named.before} पर था। `}इस ईमेल की कैलेंडर फ़ाइल आपके कैलेंडर में समय बदल देती है।`,
    }),
  },
  withdrawn: {
    prospect: (named) => ({
      subject: `अनुरोध वापस लिया गया: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: 'आपने अपना अनुरोध वापस लिया',
      lead: 'अब हम यह समय आपके लिए रोककर नहीं रख रहे हैं।',
    }),
    mentor: (named) => ({
      subject: `${named.them} ने अनुरोध वापस लिया: ${named.service}, ${named.when}`,
      heading: `${named.them} ने एक अनुरोध वापस लिया`,
      lead: 'अब जवाब देने की ज़रूरत नहीं है और यह समय फिर से खाली है।',
    }),
  },
  expired: {
    prospect: (named) => ({
      subject: `समय पर जवाब नहीं मिला: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: `${named.them} की ओर से समय पर जवाब नहीं आया`,
      lead: 'अब यह समय रोककर नहीं रखा गया है। कोई और समय चुनें, या उसी रूट पर कोई और मेंटर।',
    }),
    mentor: (named) => ({
      subject: `अनुरोध की अवधि समाप्त: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: `${named.them} के अनुरोध की अवधि समाप्त हो गई`,
      lead: 'उसे समय पर जवाब नहीं मिला और यह समय फिर से खाली है।',
    }),
  },
  reminder_24h: {
    prospect: (named) => ({
      subject: `कल: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: `${named.them} के साथ आपका सेशन 24 घंटे में है`,
      lead: 'अगर आप नहीं आ सकते, तो अभी रद्द करें, ताकि यह समय किसी और को मिल सके।',
    }),
    mentor: (named) => ({
      subject: `कल: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: `${named.them} के साथ आपका सेशन 24 घंटे में है`,
      lead: 'अगर आप नहीं आ सकते, तो अभी रद्द करें और कारण बताएँ: खाली कमरे में इंतज़ार कराने से यह बेहतर है।',
    }),
  },
  reminder_1h: {
    prospect: (named) => ({
      subject: `एक घंटे में: ${named.them} के साथ ${named.service}, ${named.time}`,
      heading: `${named.them} के साथ आपका सेशन एक घंटे में शुरू होगा`,
      lead: 'आप शुरू होने से दस मिनट पहले अंदर आ सकते हैं।',
    }),
    mentor: (named) => ({
      subject: `एक घंटे में: ${named.them} के साथ ${named.service}, ${named.time}`,
      heading: `${named.them} के साथ आपका सेशन एक घंटे में शुरू होगा`,
      lead: 'आप शुरू होने से दस मिनट पहले अंदर आ सकते हैं।',
    }),
  },
  ...dealMails,
};

const unsubscribe: MailWords['unsubscribe'] = {
  ask: {
    title: 'रिमाइंडर बंद करें?',
    text: 'आपके सेशन से 24 घंटे और 1 घंटा पहले आपको ईमेल नहीं आएगा। दूसरा पक्ष जो करता है, वह आपको फिर भी बताया जाएगा।',
  },
  done: {
    title: 'रिमाइंडर बंद हैं',
    text: 'अब हम आपके सेशन से पहले नहीं लिखेंगे। आप जब चाहें रिमाइंडर फिर से चालू कर सकते हैं।',
  },
  button: 'रिमाइंडर बंद करें',
  settings: 'ईमेल की सभी सेटिंग',
};

const calendarBroken: MailWords['calendarBroken'] = {
  subject: (name) => `आपका कैलेंडर ${name} पढ़ा नहीं जा रहा`,
  heading: (name) => `हम आपका कैलेंडर ${name} नहीं पढ़ पा रहे`,
  leads: {
    signed_out:
      'वह अब हमें आने नहीं देता, शायद पासवर्ड बदला गया या अनुमति वापस ले ली गई। उसे फिर से जोड़ें; तब तक हमें नहीं पता कि आप कब व्यस्त हैं, इसलिए आपके समय छिपे हैं।',
    gone: 'आपके चुने हुए कैलेंडरों में से एक अब नहीं है। कोई और चुनें; तब तक हमें नहीं पता कि आप कब व्यस्त हैं, इसलिए आपके समय छिपे हैं।',
    silent:
      'वह कुछ समय से जवाब नहीं दे रहा। हम कोशिश कर रहे हैं। जब तक वह जवाब नहीं देता, हमें नहीं पता कि आप कब व्यस्त हैं, इसलिए आपके समय छिपे हैं। ऐसा ही रहे तो उसका पता जाँचें या उसे फिर से जोड़ें।',
  },
  unreadable: {
    lead: (what) => `${what} जब तक हम उसे पढ़ नहीं पाते, हमें नहीं पता कि आप कब व्यस्त हैं, इसलिए आपके समय छिपे हैं।`,
    entry: (calendar, entry, fault) => `${calendar} में हम ${entry} नहीं पढ़ पा रहे। ${fault} उसे वहाँ ठीक करें या मिटाएँ।`,
    titled: (title, day) => (day === null ? `“${title}”` : `${day} की “${title}”`),
    untitled: (day) => (day === null ? 'बिना शीर्षक की एक प्रविष्टि' : `${day} की एक प्रविष्टि`),
    faults: {
      time: 'उसकी शुरुआत या अंत कोई समय नहीं है।',
      duration: 'उसकी अवधि पढ़ी नहीं जा सकती।',
      rule: 'हम नहीं समझ पा रहे कि वह कितनी बार दोहराई जाती है।',
      too_much: 'वह इतनी बार दोहराई जाती है कि हम साथ नहीं दे सकते।',
    },
    whole: {
      not_a_calendar: 'इसका सर्वर जो भेजता है, वह कैलेंडर नहीं है। उसका पता जाँचें या उसे फिर से जोड़ें।',
      cut_off: 'इसका सर्वर जो भेजता है, वह अंत से पहले टूट जाता है। हम कोशिश जारी रखते हैं।',
      too_large: 'इसमें उससे ज़्यादा है जितना हम पढ़ सकते हैं। वहाँ पुरानी प्रविष्टियाँ मिटाएँ, या छोटा कैलेंडर शेयर करें।',
    },
  },
  button: 'अपने कैलेंडर देखें',
  why: 'आपको यह ईमेल इसलिए मिला है क्योंकि आपने Abroad Mentors से एक कैलेंडर जोड़ा है। हर बार रुकने पर हम एक ही बार लिखते हैं।',
};

const emailChanged: MailWords['emailChanged'] = {
  subject: 'आपका ईमेल पता बदल गया है',
  heading: 'आपका ईमेल पता बदल गया है',
  lead: (address, support) =>
    `अब Abroad Mentors के आपके ईमेल ${address} पर जाते हैं, क्योंकि आपकी साइन-इन सेवा ने हमें यही पता बताया है। अगर यह बदलाव आपने नहीं किया, तो वहाँ अपना खाता सुरक्षित करें और ${support} पर लिखें।`,
  button: 'अपनी सेटिंग देखें',
  why: 'आपको यह ईमेल इसलिए मिला है क्योंकि यह आपके Abroad Mentors खाते का पता था।',
};

const platforms: MailWords['platforms'] = {
  google_meet: 'Google Meet',
  zoom: 'Zoom',
  teams: 'Microsoft Teams',
  phone: 'फ़ोन कॉल',
  in_person: 'आमने-सामने',
};

const labels: MailWords['labels'] = {
  product: 'Abroad Mentors',
  service: 'सेशन',
  place: 'कहाँ',
  yours: 'आपका समय',
  message: (name) => `${name} ने लिखा`,
  reason: (name) => `${name} ने कारण बताया`,
  your_message: 'आपने लिखा',
  your_reason: 'आपने कारण बताया',
  deleted_user: 'हटाया गया खाता',
  removed_from_calendar: 'सेशन मेंटर के कैलेंडर से हटा दिया गया।',
  open: 'बुकिंग देखें',
  answer: 'अनुरोध का जवाब दें',
  find: 'कोई और समय खोजें',
  link_by_mentor: (name) => `${name} की ओर से लिंक आपको सेशन से पहले भेजा जाएगा।`,
  link_by_you: 'सेशन से पहले लिंक खुद भेजें: लिंक बनाने वाला कोई कैलेंडर जुड़ा नहीं है।',
  place_by_mentor: (name) => `${name} की ओर से आपको सेशन से पहले बताया जाएगा।`,
  place_by_you: 'सेशन से पहले बता दें: सेवा में कोई जगह या नंबर नहीं दिया गया है।',
  unsubscribe: 'रिमाइंडर बंद करें',
  why: 'आपको यह ईमेल इसलिए मिला है क्योंकि Abroad Mentors पर आपकी बुकिंग है।',
};

export const hi: MailWords = {
  dates: 'hi',
  direction: 'ltr',
  moment,
  labelled: (label, value) => `${label}: ${value}`,
  comma: ', ',
  bookingMails,
  deal,
  calendarBroken,
  emailChanged,
  searchNews,
  notices,
  unsubscribe,
  platforms,
  labels,
};
