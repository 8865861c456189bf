import { toEither, type DealMailWords, type DealWords } from '../mail-words.ts';

const arrives = 'रकम उसी कार्ड पर लौटती है जिससे आपने भुगतान किया था, और आम तौर पर 5 से 10 कामकाजी दिनों में पहुँचती है।';

export const dealMails: DealMailWords = {
  hold_expired: toEither(({ service, them, when }) => ({
    subject: `समय पर भुगतान नहीं हुआ: ${them} के साथ ${service}, ${when}`,
    heading: `${them} के साथ वाला स्लॉट छोड़ दिया गया`,
    lead: 'भुगतान की समय-सीमा निकल गई, इसलिए कुछ बुक नहीं हुआ और पैसे नहीं लिए गए। आप दूसरा स्लॉट चुन सकते हैं।',
  })),
  refunded: {
    prospect: ({ amount, service, them, when }) => ({
      subject: `रकम लौटाई गई: ${them} के साथ ${service} के ${amount}, ${when}`,
      heading: `हमने आपको ${amount} लौटा दिए`,
      lead: arrives,
    }),
    mentor: ({ amount, service, them, when }) => ({
      subject: `${them} को रकम लौटाई गई: ${service} के ${amount}, ${when}`,
      heading: `${them} को ${amount} लौटाए गए`,
      lead: 'यह रकम इस सेशन की कमाई में से घटाई जाती है। आपको कुछ नहीं करना है।',
    }),
  },
  refund_failed: toEither(({ amount, service, them, when }) => ({
    subject: `आपके ${amount} वापस नहीं पहुँचे: ${them} के साथ ${service}, ${when}`,
    heading: `आपको लौटाए गए ${amount} हमारे पास वापस आ गए`,
    lead: 'आपके बैंक ने रकम नहीं ली, अक्सर इसलिए कि कार्ड बंद हो चुका है। पैसा अब भी आपका है: हम कोई और रास्ता ढूँढकर आपको लिखेंगे। आप इस ईमेल का जवाब भी दे सकते हैं।',
  })),
  payment_lost: {
    prospect: ({ service, them, when }) => ({
      subject: `पुष्टि नहीं हुई: ${them} के साथ ${service}, ${when}`,
      heading: 'आपके सेशन की पुष्टि नहीं हो सकी',
      lead: `${them} ने स्वीकार किया, लेकिन कार्ड पर रोकी गई रकम तब तक छूट चुकी थी। कोई पैसा नहीं लिया गया और यह समय फिर से खाली है: आप इसे दोबारा बुक कर सकते हैं।`,
    }),
    mentor: ({ service, them, when }) => ({
      subject: `पुष्टि नहीं हुई: ${them} के साथ ${service}, ${when}`,
      heading: `${them} के साथ सेशन की पुष्टि नहीं हो सकी`,
      lead: `आपने स्वीकार किया, लेकिन ${them} के कार्ड पर रोकी गई रकम तब तक छूट चुकी थी। कोई भुगतान नहीं हुआ और यह समय फिर से खाली है। ${them} को यह बता दिया गया है, और दोबारा बुक किया जा सकता है।`,
    }),
  },
  paid_too_late: toEither(({ amount, service, them, when }) => ({
    subject: `भुगतान देर से हुआ: ${them} के साथ ${service}, ${when}`,
    heading: 'आपका भुगतान समय निकल जाने के बाद आया',
    lead: `हम यह समय आपके लिए रोककर नहीं रख रहे थे, और अब यह खाली नहीं है। पूरे ${amount} लौटाए जा रहे हैं। ${arrives}`,
  })),
  proposed: toEither(({ service, them, when }) => ({
    subject: `${them} ने दूसरा समय सुझाया: ${service}, ${when}`,
    heading: `${them} ने दूसरा समय सुझाया`,
    lead: 'जब तक आप कोई समय न चुनें, सेशन अपनी जगह पर रहता है। सुझाए गए समय तब तक रोककर नहीं रखे जाते।',
  })),
  proposal_declined: toEither(({ service, them, when }) => ({
    subject: `${them} के लिए समय बदलना संभव नहीं: ${service}, ${when}`,
    heading: `आपके सुझाए समय ${them} के लिए ठीक नहीं हैं`,
    lead: 'सेशन अपनी जगह पर है, और आपके कैलेंडर में कुछ नहीं बदलता।',
  })),
  placed: toEither(({ service, them, when }) => ({
    subject: `मिलने की जगह: ${them} के साथ ${service}, ${when}`,
    heading: `${them} ने बताया कि आप कहाँ मिलेंगे`,
    lead: 'इस ईमेल की कैलेंडर फ़ाइल आपका कैलेंडर अपडेट करती है।',
  })),
  place_missing: toEither(({ is_video, service, them, when }) =>
    is_video
      ? {
          subject: `लिंक जोड़ें: ${them} के साथ ${service}, ${when}`,
          heading: `${them} के साथ आपके सेशन का लिंक अभी नहीं है`,
          lead: `इसे अभी जोड़ें, ताकि ${them} को जुड़ने का पता मिले। ${them} को यह ईमेल से मिलेगा।`,
        }
      : {
          subject: `मिलने की जगह बताएँ: ${them} के साथ ${service}, ${when}`,
          heading: `${them} के साथ आपके सेशन का नंबर या पता अभी नहीं है`,
          lead: `इसे अभी जोड़ें। ${them} को यह ईमेल से मिलेगा।`,
        },
  ),
  no_show_mentor: toEither(({ is_paid, service, them, when }) => ({
    subject: `अनुपस्थिति की सूचना: ${them} के साथ ${service}, ${when}`,
    heading: `${them} ने बताया कि आप नहीं आए`,
    lead: `${is_paid ? 'चुकाई गई पूरी रकम लौटाई जाती है। ' : ''}अगर यह ग़लत है, तो इस ईमेल का जवाब देकर हमें बताएँ कि क्या हुआ था।`,
  })),
  no_show_prospect: toEither(({ is_paid, service, them, when }) => ({
    subject: `अनुपस्थिति की सूचना: ${them} के साथ ${service}, ${when}`,
    heading: `${them} ने बताया कि आप नहीं आए`,
    lead: `${is_paid ? 'आपकी चुकाई गई रकम लौटाई नहीं जाती। ' : ''}अगर यह ग़लत है, तो इस ईमेल का जवाब देकर हमें बताएँ कि क्या हुआ था।`,
  })),
};

export const deal: DealWords = {
  price: 'क़ीमत',
  paid: 'भुगतान हुआ',
  reserved: 'कार्ड पर रोकी गई रकम',
  refund: 'लौटाई जाने वाली रकम',
  refund_why: 'वजह',
  reasons: {
    cancelled_in_time: 'समय रहते रद्द किया गया',
    cancelled_late: 'देर से रद्द किया गया, इसलिए आंशिक',
    mentor_cancelled: 'मेंटर ने रद्द किया',
    platform_cancelled: 'Abroad Mentors ने रद्द किया',
    mentor_absent: 'मेंटर नहीं आए',
    paid_too_late: 'समय निकल जाने के बाद भुगतान',
    made_at_provider: 'Abroad Mentors ने लौटाई',
  },
  reserved_note: {
    prospect: (them) => `अभी कुछ नहीं लिया गया: ${them} के स्वीकार करने पर ही क़ीमत ली जाएगी, वरना रोकी गई रकम छोड़ दी जाएगी।`,
    mentor: () => 'क़ीमत आपके स्वीकार करने पर ली जाएगी।',
  },
  released: 'कोई पैसा नहीं लिया गया। आपका बैंक रोकी गई रकम कुछ दिन और दिखा सकता है।',
  arrives,
  times: 'सुझाए गए समय',
  choose: 'समय चुनें',
};
