import { toEither, type DealMailWords, type DealWords } from '../mail-words.ts';

const arrives = 'पैसे उसी कार्ड पर लौटेंगे जिससे आपने भुगतान किया था। आम तौर पर इसमें 5 से 10 कार्य-दिवस लगते हैं।';

const wrong = 'अगर यह रिपोर्ट गलत है, तो इस ईमेल का जवाब देकर बताएँ कि क्या हुआ था।';

export const dealMails: DealMailWords = {
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
  no_show_mentor: toEither(({ is_paid, service, them, when }) => ({
    subject: `अनुपस्थिति की रिपोर्ट: ${them} के साथ ${service}, ${when}`,
    heading: `${them} ने आपके न आने की रिपोर्ट की`,
    lead: is_paid ? `विद्यार्थी को पूरा रिफ़ंड मिलेगा। ${wrong}` : wrong,
  })),
  no_show_prospect: toEither(({ is_paid, service, them, when }) => ({
    subject: `अनुपस्थिति की रिपोर्ट: ${them} के साथ ${service}, ${when}`,
    heading: `${them} ने आपके न आने की रिपोर्ट की`,
    lead: is_paid ? `रिफ़ंड नहीं मिलेगा। ${wrong}` : wrong,
  })),
};

export const deal: DealWords = {
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
    paid_too_late: 'होल्ड हटने के बाद भुगतान',
    made_at_provider: 'Abroad Mentors की ओर से रिफ़ंड',
  },
  reserved_note: {
    prospect: (them) => `पैसे तभी लिए जाएँगे जब अनुरोध ${them} की ओर से स्वीकार हो। नहीं तो आपको कुछ नहीं देना होगा।`,
    mentor: () => 'आपके स्वीकार करने पर कार्ड से पैसे लिए जाएँगे।',
  },
  released: 'आपसे पैसे नहीं लिए गए। ब्लॉक की गई रकम आपके बैंक में कुछ दिन और दिख सकती है।',
  arrives,
  times: 'सुझाए गए स्लॉट',
  choose: 'स्लॉट चुनें',
};
