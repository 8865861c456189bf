import { deal, dealMails } from './deals/hi.ts';
import type { BookingMailWords, MailWords, Named } from './mail-words.ts';

const moment = (day: string, time: string) => `${day}, ${time}`;

const attached = 'कैलेंडर का न्योता इस ईमेल के साथ है।';
const updates = 'साथ की कैलेंडर फ़ाइल से आपका कैलेंडर अपडेट होगा।';
const joinEarly = 'आप शुरू होने से दस मिनट पहले शामिल हो सकते हैं।';
const availableAgain = 'यह स्लॉट फिर से उपलब्ध है।';

const before = (named: Named) => (named.before === null ? '' : `पुराना समय: ${named.before}। `);
const held = (named: Named) =>
  named.until === null
    ? `यह स्लॉट आपके लिए होल्ड है। ${named.them} का जवाब आते ही आपको ईमेल मिलेगा।`
    : `यह स्लॉट ${named.until} तक आपके लिए होल्ड है। ${named.them} का जवाब आते ही आपको ईमेल मिलेगा।`;
const answerable = (named: Named) =>
  named.until === null
    ? 'अनुरोध स्वीकार या अस्वीकार करें। तब तक यह स्लॉट होल्ड रहेगा।'
    : `${named.until} तक स्वीकार या अस्वीकार करें। तब तक यह स्लॉट होल्ड है।`;
const movedRequest = (named: Named) => `अनुरोध का समय बदला: ${named.them} के साथ ${named.service}, ${named.when}`;
/** Who accepted the time that the other side had proposed; null where none was. */
function accepted(named: Named): string | null {
  if (!named.was_proposed) return null;
  return named.by_reader
    ? `आपने ${named.them} का सुझाया नया समय स्वीकार किया`
    : `${named.them} ने आपका सुझाया नया समय स्वीकार किया`;
}

const bookingMails: BookingMailWords = {
  booked: {
    prospect: (named) => ({
      subject: `कन्फ़र्म: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: `${named.them} के साथ आपका सेशन कन्फ़र्म है`,
      lead: `${attached} मिलने से पहले अपने सवाल लिख लें।`,
    }),
    mentor: (named) => ({
      subject: `नई बुकिंग: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: `${named.them} ने आपके साथ सेशन बुक किया`,
      lead: `सेशन कन्फ़र्म है। ${attached}`,
    }),
  },
  requested: {
    prospect: (named) =>
      named.was_proposed
        ? {
            subject: movedRequest(named),
            heading: `${named.them} को भेजे आपके अनुरोध का समय बदल गया है`,
            lead: `${before(named)}${held(named)}`,
          }
        : {
            subject: `अनुरोध भेजा गया: ${named.them} के साथ ${named.service}, ${named.when}`,
            heading: `आपने ${named.them} के साथ सेशन का अनुरोध किया`,
            lead: held(named),
          },
    mentor: (named) =>
      named.was_proposed
        ? {
            subject: movedRequest(named),
            heading: `${named.them} ने आपका सुझाया नया समय स्वीकार किया`,
            lead: `${before(named)}${answerable(named)}`,
          }
        : {
            subject: `नया अनुरोध: ${named.them} के साथ ${named.service}, ${named.when}`,
            heading: `${named.them} ने आपके साथ सेशन का अनुरोध किया`,
            lead: answerable(named),
          },
  },
  accepted: {
    prospect: (named) => ({
      subject: `कन्फ़र्म: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: `${named.them} ने आपका अनुरोध स्वीकार किया`,
      lead: `आपका सेशन कन्फ़र्म है। ${attached}`,
    }),
    mentor: (named) => ({
      subject: `कन्फ़र्म: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: `आपने ${named.them} का अनुरोध स्वीकार किया`,
      lead: `सेशन कन्फ़र्म है। ${attached}`,
    }),
  },
  declined: {
    prospect: (named) => ({
      subject: `अनुरोध अस्वीकार: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: `${named.them} ने आपका अनुरोध अस्वीकार किया`,
      lead: 'हो सकता है कोई और स्लॉट आप दोनों के लिए ठीक हो। आप इसी रूट के दूसरे मेंटर को भी चुन सकते हैं।',
    }),
    mentor: (named) => ({
      subject: `अस्वीकार: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: `आपने ${named.them} का अनुरोध अस्वीकार किया`,
      lead: availableAgain,
    }),
  },
  cancelled: {
    prospect: (named) => ({
      subject: `रद्द: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: named.by_reader ? 'आपने अपना सेशन रद्द किया' : `${named.them} ने आपका सेशन रद्द किया`,
      lead: 'साथ की कैलेंडर फ़ाइल से यह आपके कैलेंडर से हट जाएगा।',
    }),
    mentor: (named) => ({
      subject: `रद्द: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: named.by_reader ? 'आपने एक सेशन रद्द किया' : `${named.them} ने एक सेशन रद्द किया`,
      lead: `${availableAgain} साथ की कैलेंडर फ़ाइल से सेशन आपके कैलेंडर से हट जाएगा।`,
    }),
  },
  rescheduled: {
    prospect: (named) => ({
      subject: `समय बदला: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: accepted(named) ?? (named.by_reader ? 'आपने अपने सेशन का समय बदला' : `${named.them} ने आपके सेशन का समय बदला`),
      lead: `${before(named)}${updates}`,
    }),
    mentor: (named) => ({
      subject: `समय बदला: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: accepted(named) ?? (named.by_reader ? 'आपने एक सेशन का समय बदला' : `${named.them} ने एक सेशन का समय बदला`),
      lead: `${before(named)}${updates}`,
    }),
  },
  withdrawn: {
    prospect: (named) => ({
      subject: `अनुरोध वापस लिया गया: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: 'आपने अपना अनुरोध वापस लिया',
      lead: 'यह स्लॉट अब आपके लिए होल्ड पर नहीं है।',
    }),
    mentor: (named) => ({
      subject: `अनुरोध वापस लिया गया: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: `${named.them} ने एक अनुरोध वापस लिया`,
      lead: `आपको कुछ नहीं करना है। ${availableAgain}`,
    }),
  },
  expired: {
    prospect: (named) => ({
      subject: `अनुरोध का समय निकला: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: `${named.them} का जवाब समय पर नहीं आया`,
      lead: 'यह स्लॉट अब होल्ड पर नहीं है। कोई और स्लॉट चुनें, या इसी रूट का कोई दूसरा मेंटर।',
    }),
    mentor: (named) => ({
      subject: `अनुरोध का समय निकला: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: `${named.them} के अनुरोध का समय निकल गया`,
      lead: `आपका जवाब समय पर नहीं आया। ${availableAgain}`,
    }),
  },
  reminder_24h: {
    prospect: (named) => ({
      subject: `कल होने वाला सेशन: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: `${named.them} के साथ आपका सेशन 24 घंटे में है`,
      lead: 'अगर आपके लिए आना मुमकिन नहीं है, तो अभी रद्द करें, ताकि यह स्लॉट किसी और को मिल सके।',
    }),
    mentor: (named) => ({
      subject: `कल होने वाला सेशन: ${named.them} के साथ ${named.service}, ${named.when}`,
      heading: `${named.them} के साथ आपका सेशन 24 घंटे में है`,
      lead: `अगर आपके लिए आना मुमकिन नहीं है, तो अभी रद्द करें और ${named.them} को कारण बताएँ।`,
    }),
  },
  reminder_1h: {
    prospect: (named) => ({
      subject: `एक घंटे में: ${named.them} के साथ ${named.service}, ${named.time}`,
      heading: `${named.them} के साथ आपका सेशन एक घंटे में शुरू होगा`,
      lead: joinEarly,
    }),
    mentor: (named) => ({
      subject: `एक घंटे में: ${named.them} के साथ ${named.service}, ${named.time}`,
      heading: `${named.them} के साथ आपका सेशन एक घंटे में शुरू होगा`,
      lead: joinEarly,
    }),
  },
  ...dealMails,
};

const unsubscribe: MailWords['unsubscribe'] = {
  ask: {
    title: 'रिमाइंडर बंद करें?',
    text: 'आपके सेशन से 24 घंटे और 1 घंटा पहले ईमेल नहीं आएँगे। आपकी बुकिंग में बदलाव के ईमेल आते रहेंगे।',
  },
  done: {
    title: 'रिमाइंडर बंद हैं',
    text: 'अब आपके सेशन से पहले ईमेल नहीं आएँगे। रिमाइंडर कभी भी फिर से चालू किए जा सकते हैं।',
  },
  button: 'रिमाइंडर बंद करें',
  settings: 'ईमेल की सभी सेटिंग',
};

const digest: MailWords['digest'] = {
  title: (count) => `आपकी बुकिंग में ${count} और बदलाव`,
  lead: 'एक घंटे में बहुत कुछ हुआ, इसलिए सब एक ही ईमेल में है। मौजूदा स्थिति आपकी बुकिंग में दिखती है।',
  button: 'अपनी बुकिंग देखें',
};

const why_account = 'आपको यह ईमेल इसलिए मिला क्योंकि हमारे यहाँ आपका खाता है।';

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
  place: 'कैसे शामिल हों',
  yours: 'आपका समय',
  message: (name) => `${name} ने लिखा`,
  reason: (name) => `${name} का कारण`,
  your_message: 'आपने लिखा',
  your_reason: 'आपका कारण',
  deleted_user: 'मिटाया गया खाता',
  removed_from_calendar: 'मेंटर के कैलेंडर से यह सेशन मिटा दिया गया।',
  open: 'बुकिंग देखें',
  answer: 'अनुरोध का जवाब दें',
  find: 'दूसरा स्लॉट खोजें',
  link_by_mentor: (name) => `${name} से लिंक आपको सेशन से पहले मिलेगा।`,
  link_by_you: 'सेशन से पहले लिंक खुद भेजें। लिंक बना सकने वाला कोई कैलेंडर कनेक्ट नहीं है।',
  place_by_mentor: (name) => `${name} से यह आपको सेशन से पहले पता चलेगा।`,
  place_by_you: 'सेशन से पहले विद्यार्थी को बता दें। आपकी सेवा में पता या फ़ोन नंबर नहीं है।',
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
  digest,
  why_account,
  unsubscribe,
  platforms,
  labels,
};
