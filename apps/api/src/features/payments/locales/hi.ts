import { toEither } from '../../mail/locales/index.ts';
import type { MoneyWords, Named } from './words.ts';

const arrives = 'पैसे उसी कार्ड पर लौटेंगे जिससे आपने भुगतान किया था। आम तौर पर इसमें 5 से 10 कार्य-दिवस लगते हैं।';

const released = ({ service, them, when }: Named) => ({
  subject: `समय पर भुगतान नहीं हुआ: ${them} के साथ ${service}, ${when}`,
  heading: `${them} के साथ वाले स्लॉट का होल्ड हट गया`,
  lead: 'भुगतान की समय-सीमा निकल गई, इसलिए कुछ बुक नहीं हुआ और पैसे नहीं लिए गए। आप दूसरा स्लॉट चुन सकते हैं।',
});

export const hi: MoneyWords = {
  mails: {
    hold_expired: toEither(released),
    paid_later: {
      prospect: ({ service, them, when, opens, pay_by, needs_approval }) => ({
        subject: `भुगतान बाद में: ${them} के साथ ${service}, ${when}`,
        heading: `${them} के साथ आपका स्लॉट होल्ड पर है`,
        lead: `आज आपको कुछ नहीं देना है। ${opens} से ${pay_by} के बीच भुगतान करें। समय आने पर हम आपको ईमेल करेंगे। तब तक भुगतान न होने पर स्लॉट का होल्ड हट जाएगा।${needs_approval ? ` आपके भुगतान के बाद ${them} का जवाब आएगा।` : ''} भुगतान से पहले आप मुफ़्त में रद्द कर सकते हैं।`,
      }),
      mentor: ({ service, them, when, opens, pay_by, needs_approval }) => ({
        subject: `नई बुकिंग, भुगतान बाद में: ${them} के साथ ${service}, ${when}`,
        heading: `${them} ने आपका स्लॉट बुक किया है, भुगतान बाद में होगा`,
        lead: `सेशन में 90 दिन से ज़्यादा बाकी हैं, इसलिए ${them} के भुगतान का समय ${opens} से ${pay_by} तक है।${needs_approval ? ' भुगतान के बाद आप इसे स्वीकार या अस्वीकार कर सकते हैं।' : ''} तब तक स्लॉट होल्ड पर रहेगा। भुगतान होने या होल्ड हटने पर हम आपको ईमेल करेंगे।`,
      }),
    },
    payment_opens: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `अब भुगतान कर सकते हैं: ${them} के साथ ${service}, ${when}`,
      heading: `${them} के साथ अपने सेशन का भुगतान करें`,
      lead: `स्लॉट बनाए रखने के लिए ${pay_by} तक ${amount} का भुगतान करें। तब तक भुगतान न होने पर होल्ड हट जाएगा।`,
    })),
    payment_due_3d: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `भुगतान बाकी है: ${them} के साथ ${service}, ${when}`,
      heading: `${them} के साथ आपके सेशन का भुगतान अभी बाकी है`,
      lead: `${pay_by} तक ${amount} का भुगतान करें, नहीं तो स्लॉट का होल्ड हट जाएगा।`,
    })),
    payment_due_1d: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `भुगतान का आखिरी दिन: ${them} के साथ ${service}, ${when}`,
      heading: `${them} के साथ आपके सेशन के भुगतान का आखिरी दिन`,
      lead: `अगर ${pay_by} तक ${amount} का भुगतान नहीं हुआ, तो स्लॉट का होल्ड हट जाएगा।`,
    })),
    // Also where the mentor was suspended and it could not be paid, which the student doesn't learn.
    unpaid: {
      prospect: ({ service, them, when }) => ({
        subject: `स्लॉट का होल्ड हटा: ${them} के साथ ${service}, ${when}`,
        heading: `${them} के साथ वाले स्लॉट का होल्ड हट गया`,
        lead: 'तय समय में भुगतान नहीं हुआ, इसलिए कुछ बुक नहीं हुआ और पैसे नहीं लिए गए। आप दूसरा स्लॉट या दूसरा मेंटर चुन सकते हैं।',
      }),
      mentor: ({ service, them, when }) => ({
        subject: `स्लॉट का होल्ड हटा: ${them} के साथ ${service}, ${when}`,
        heading: `${them} के साथ आपके सेशन का भुगतान नहीं हुआ`,
        lead: 'इसलिए स्लॉट का होल्ड हटा दिया गया है। आपको कुछ नहीं करना है।',
      }),
    },
    refunded: {
      prospect: ({ amount, service, them, when }) => ({
        subject: `रिफ़ंड हुआ: ${amount}, ${them} के साथ ${service}, ${when}`,
        heading: `आपको ${amount} का रिफ़ंड किया गया`,
        lead: arrives,
      }),
      mentor: ({ amount, service, them, when }) => ({
        subject: `रिफ़ंड हुआ: ${amount}, ${them} के साथ ${service}, ${when}`,
        heading: `${them} को ${amount} का रिफ़ंड किया गया`,
        lead: 'यह रकम इस सेशन की कमाई से घटाई गई है। आपको कुछ नहीं करना है।',
      }),
    },
    refund_failed: toEither(({ amount, service, them, when }) => ({
      subject: `रिफ़ंड विफल: ${amount}, ${them} के साथ ${service}, ${when}`,
      heading: `आपका ${amount} का रिफ़ंड नहीं हो सका`,
      lead: 'आपके बैंक ने उसे लौटा दिया, अक्सर इसलिए कि कार्ड बंद हो चुका है। पैसे अब भी आपके हैं। हम कोई और तरीका ढूँढकर आपको ईमेल करेंगे। आप इस ईमेल का जवाब भी दे सकते हैं।',
    })),
    payment_lost: {
      prospect: ({ service, them, when }) => ({
        subject: `कन्फ़र्म नहीं हुआ: ${them} के साथ ${service}, ${when}`,
        heading: 'आपका सेशन कन्फ़र्म नहीं हो सका',
        lead: `${them} ने स्वीकार किया, पर आपके कार्ड पर रकम का ब्लॉक तब तक खत्म हो चुका था। आपसे पैसे नहीं लिए गए। यह स्लॉट फिर से बुक किया जा सकता है।`,
      }),
      mentor: ({ service, them, when }) => ({
        subject: `कन्फ़र्म नहीं हुआ: ${them} के साथ ${service}, ${when}`,
        heading: `${them} के साथ सेशन कन्फ़र्म नहीं हो सका`,
        lead: `आपने स्वीकार किया, पर ${them} के कार्ड पर रकम का ब्लॉक तब तक खत्म हो चुका था। पैसे नहीं लिए गए और यह स्लॉट फिर से उपलब्ध है। ${them} को बता दिया गया है।`,
      }),
    },
    paid_too_late: toEither(({ amount, service, them, when }) => ({
      subject: `भुगतान देर से आया: ${them} के साथ ${service}, ${when}`,
      heading: 'आपका भुगतान देर से आया',
      lead: `तब तक होल्ड हट चुका था, और यह स्लॉट अब उपलब्ध नहीं है। आपको ${amount} का रिफ़ंड किया जा रहा है। ${arrives}`,
    })),
  },
  price: 'कीमत',
  paid: 'भुगतान हुआ',
  reserved: 'कार्ड पर ब्लॉक',
  refund: 'रिफ़ंड',
  seller: 'विक्रेता',
  refund_why: 'कारण',
  reasons: {
    cancelled_in_time: 'समय रहते रद्द किया गया',
    cancelled_late: 'देर से रद्द किया गया, इसलिए रिफ़ंड आंशिक है',
    mentor_cancelled: 'मेंटर ने रद्द किया',
    platform_cancelled: 'Abroad Mentors ने रद्द किया',
    mentor_absent: 'मेंटर की अनुपस्थिति',
    technical_fault: 'तकनीकी समस्या',
    paid_too_late: 'होल्ड हटने के बाद भुगतान',
    made_at_provider: 'Abroad Mentors की ओर से रिफ़ंड',
    by_staff: 'Abroad Mentors का निर्णय',
  },
  reserved_note: {
    prospect: (them) => `पैसे तभी लिए जाएँगे जब अनुरोध ${them} की ओर से स्वीकार हो। नहीं तो आपको कुछ नहीं देना होगा।`,
    mentor: () => 'आपके स्वीकार करने पर कार्ड से पैसे लिए जाएँगे।',
  },
  released: 'आपसे पैसे नहीं लिए गए। ब्लॉक की गई रकम आपके बैंक में कुछ दिन और दिख सकती है।',
  arrives,
};
