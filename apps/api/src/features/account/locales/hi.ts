import { brand } from '@abroad/contract';
import type { AccountWords } from './words.ts';

export const hi: AccountWords = {
  email_changed: {
    subject: 'आपका ईमेल पता बदल गया है',
    heading: 'आपका ईमेल पता बदल गया है',
    lead: (address, support) =>
      `${brand()} के आपके ईमेल अब ${address} पर भेजे जाते हैं। आपकी साइन इन सेवा के अनुसार यही आपका ईमेल पता है। अगर यह बदलाव आपने नहीं किया, तो वहाँ अपना खाता सुरक्षित करें और ${support} पर लिखें।`,
    button: 'अपनी सेटिंग देखें',
    why: 'आपको यह ईमेल इसलिए मिला है क्योंकि यह आपके Abroad Mentors खाते का ईमेल पता था।',
  },
};
