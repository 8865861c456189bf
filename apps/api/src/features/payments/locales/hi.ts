import { toEither } from '../../mail/index.ts';
import type { MoneyWords } from './words.ts';

const arrives = 'पैसे उसी कार्ड पर लौटेंगे जिससे आपने भुगतान किया था। आम तौर पर इसमें 5 से 10 कार्य-दिवस लगते हैं।';

export const hi: MoneyWords = {
  mails: {
    hold_expired: toEither(({ service, them, when }) => ({
      subject: `समय पर भुगतान नहीं हुआ: ${them} के साथ ${service}, ${when}`,
      heading: `${them} के साथ वाले स्लॉट का होल्ड हट गया`,
      lead: 'भुगतान की समय-सीमा निकल गई, इसलिए कुछ बुक नहीं हुआ और पैसे नहीं लिए गए। आप दूसरा स्लॉट चुन सकते हैं।',
    })),
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
