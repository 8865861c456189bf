import type { MailWords } from './words.ts';

export const hi: MailWords = {
  dates: 'hi',
  direction: 'ltr',
  moment: (day: string, time: string) => `${day}, ${time}`,
  labelled: (label, value) => `${label}: ${value}`,
  comma: ', ',
  digest: {
    title: (count) => `आपकी बुकिंग में ${count} और बदलाव`,
    lead: 'एक घंटे में बहुत कुछ हुआ, इसलिए सब एक ही ईमेल में है। मौजूदा स्थिति आपकी बुकिंग में दिखती है।',
    button: 'अपनी बुकिंग देखें',
  },
  why_account: 'आपको यह ईमेल इसलिए मिला क्योंकि हमारे यहाँ आपका खाता है।',
  unsubscribe: {
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
  },
  labels: {
    product: 'Abroad Mentors',
    service: 'सेशन',
    place: 'कैसे शामिल हों',
  },
};
