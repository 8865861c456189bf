import { toEither } from '../../../mail/locales/index.ts';
import type { BookingWords, Named } from './words.ts';

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
/** Who accepted the time that the other person had proposed; null where there was no proposal. */
function accepted(named: Named): string | null {
  if (!named.was_proposed) return null;
  return named.by_reader
    ? `आपने ${named.them} का सुझाया नया समय स्वीकार किया`
    : `${named.them} ने आपका सुझाया नया समय स्वीकार किया`;
}

const reportedAbsent = toEither(({ is_paid, service, them, when, until }: Named) => ({
  subject: `अनुपस्थिति की रिपोर्ट: ${them} के साथ ${service}, ${when}`,
  heading: `${them} ने आपके न आने की रिपोर्ट की`,
  lead: `${until} तक बताएँ कि क्या हुआ था। जवाब न देने पर रिपोर्ट मान ली जाएगी।${is_paid ? ' तब तक भुगतान रुका रहेगा।' : ''}`,
}));

const mails: BookingWords['mails'] = {
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
  contract_withdrawn: toEither(({ service, them, when }) => ({
    subject: `अनुबंध से हटने की सूचना: ${them} के साथ ${service}, ${when}`,
    heading: `${them} ने अनुबंध से हटने की सूचना दी`,
    lead: 'EU के विद्यार्थी किसी कारोबारी के साथ हुए अनुबंध से 14 दिनों तक हट सकते हैं और उन्हें पूरी रकम लौटाई जाती है। साथ की कैलेंडर फ़ाइल से सेशन आपके कैलेंडर से हट जाएगा।',
  })),
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
  proposed: toEither(({ service, them, when }) => ({
    subject: `नए स्लॉट सुझाए गए: ${them} के साथ ${service}, ${when}`,
    heading: `${them} ने दूसरा स्लॉट सुझाया`,
    lead: 'जब तक आप न चुनें, आपके सेशन का समय वही रहेगा। सुझाए गए स्लॉट होल्ड पर नहीं हैं।',
  })),
  proposal_declined: toEither(({ service, them, when }) => ({
    subject: `स्लॉट अस्वीकार: ${them} के साथ ${service}, ${when}`,
    heading: `${them} ने आपके सुझाए स्लॉट अस्वीकार किए`,
    lead: 'सेशन का समय वही है। आपके कैलेंडर में कुछ नहीं बदलेगा।',
  })),
  placed: toEither(({ service, them, when }) => ({
    subject: `कैसे शामिल हों: ${them} के साथ ${service}, ${when}`,
    heading: `${them} ने शामिल होने का तरीका जोड़ा`,
    lead: 'साथ की कैलेंडर फ़ाइल से आपका कैलेंडर अपडेट होगा।',
  })),
  place_missing: toEither(({ is_video, service, them, when }) =>
    is_video
      ? {
          subject: `लिंक जोड़ें: ${them} के साथ ${service}, ${when}`,
          heading: `${them} के साथ आपके सेशन में अभी मीटिंग लिंक नहीं है`,
          lead: `इसे अभी जोड़ें, ताकि ${them} को पता चले कि कैसे शामिल होना है। ${them} को यह ईमेल से मिलेगा।`,
        }
      : {
          subject: `शामिल होने का तरीका जोड़ें: ${them} के साथ ${service}, ${when}`,
          heading: `${them} के साथ आपके सेशन में अभी नंबर या पता नहीं है`,
          lead: `इसे अभी जोड़ें। ${them} को यह ईमेल से मिलेगा।`,
        },
  ),
  no_show_mentor: reportedAbsent,
  no_show_prospect: reportedAbsent,
};

const labels: BookingWords['labels'] = {
  yours: 'आपका समय',
  message: (name) => `${name} ने लिखा`,
  reason: (name) => `${name} का कारण`,
  your_message: 'आपने लिखा',
  your_reason: 'आपका कारण',
  open: 'बुकिंग देखें',
  answer: 'अनुरोध का जवाब दें',
  say: 'बताएँ कि क्या हुआ',
  pay: 'अभी भुगतान करें',
  find: 'दूसरा स्लॉट खोजें',
  link_by_mentor: (name) => `${name} से लिंक आपको सेशन से पहले मिलेगा।`,
  link_by_you: 'सेशन से पहले लिंक खुद भेजें। लिंक बना सकने वाला कोई कैलेंडर कनेक्ट नहीं है।',
  place_by_mentor: (name) => `${name} से यह आपको सेशन से पहले पता चलेगा।`,
  place_by_you: 'सेशन से पहले विद्यार्थी को बता दें। आपकी सेवा में पता या फ़ोन नंबर नहीं है।',
  unsubscribe: 'रिमाइंडर बंद करें',
  why: 'आपको यह ईमेल इसलिए मिला है क्योंकि Abroad Mentors पर आपकी बुकिंग है।',
  times: 'सुझाए गए स्लॉट',
  choose: 'स्लॉट चुनें',
};

export const hi: BookingWords = { mails, labels };
