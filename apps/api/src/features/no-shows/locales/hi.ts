import { withMoney } from './with-money.ts';
import type { NoShowWords } from './words.ts';

export const hi: NoShowWords = {
  contested: ({ name, service, when, until, is_paid }) => ({
    title: `${name} के अनुसार सेशन में मौजूदगी थी`,
    lead: withMoney(
      is_paid,
      `आपने अनुपस्थिति की रिपोर्ट की थी: ${service}, ${when}. हम आप दोनों की बात देखेंगे और ${until} तक फ़ैसला करेंगे।`,
      'तब तक भुगतान रुका रहेगा।',
    ),
  }),
  ended: {
    mentor_absent: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `सेशन में आपकी अनुपस्थिति: ${service}, ${when}`,
        lead: withMoney(is_paid, `${name} के साथ सेशन मेंटर की अनुपस्थिति माना गया।`, `${name} को पूरा रिफ़ंड मिलेगा।`),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `${name} की अनुपस्थिति: ${service}, ${when}`,
        lead: withMoney(is_paid, 'सेशन मेंटर की अनुपस्थिति माना गया।', 'आपको पूरा रिफ़ंड मिलेगा।'),
      }),
    },
    prospect_absent: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `${name} की अनुपस्थिति: ${service}, ${when}`,
        lead: withMoney(is_paid, 'सेशन विद्यार्थी की अनुपस्थिति माना गया।', 'भुगतान आपका ही रहेगा।'),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `सेशन में आपकी अनुपस्थिति: ${service}, ${when}`,
        lead: withMoney(is_paid, `${name} के साथ सेशन विद्यार्थी की अनुपस्थिति माना गया।`, 'रिफ़ंड नहीं मिलेगा।'),
      }),
    },
    both_came: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `आपका सेशन हुआ: ${service}, ${when}`,
        lead: withMoney(is_paid, `${name} के साथ सेशन पूरा माना गया। रिपोर्ट अब नहीं गिनी जाएगी।`, 'भुगतान आपका ही रहेगा।'),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `आपका सेशन हुआ: ${service}, ${when}`,
        lead: withMoney(is_paid, `${name} के साथ सेशन पूरा माना गया। रिपोर्ट अब नहीं गिनी जाएगी।`, 'रिफ़ंड नहीं मिलेगा।'),
      }),
    },
    technical: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `तकनीकी समस्या: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `तकनीकी समस्या के कारण ${name} के साथ आपका सेशन नहीं हो पाया। यह किसी के लिए नहीं गिना जाएगा।`,
          `${name} को आधी कीमत वापस मिलेगी। बाकी आपकी रहेगी।`,
        ),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `तकनीकी समस्या: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `तकनीकी समस्या के कारण ${name} के साथ आपका सेशन नहीं हो पाया। यह किसी के लिए नहीं गिना जाएगा।`,
          'आपको आधी कीमत वापस मिलेगी।',
        ),
      }),
    },
  },
  button: 'बुकिंग देखें',
  find: { paid: 'लगभग उतनी ही या कम कीमत वाला दूसरा मेंटर खोजें', free: 'दूसरा मेंटर खोजें' },
  found: 'हमें क्या पता चला',
  unnamed: 'दूसरे व्यक्ति',
};
