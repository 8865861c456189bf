import type { Language } from '@abroad/contract';

/** The text of a new mentor's first service, in their language; they can change it. */
export const INTRO_CALL_WORDS: Readonly<Record<Language, { title: string; description: string }>> = {
  en: {
    title: 'Intro call',
    description:
      'A free first call. Tell me where you want to go and what you’d like to know, and I’ll share how it went for me.',
  },
  fr: {
    title: 'Premier échange',
    description:
      'Un premier échange gratuit. Dites-moi où vous voulez aller et ce que vous aimeriez savoir, et je vous raconterai mon expérience.',
  },
  es: {
    title: 'Llamada de presentación',
    description:
      'Una primera llamada gratis. Cuéntame adónde quieres ir y qué te gustaría saber, y te contaré cómo me fue.',
  },
  vi: {
    title: 'Buổi làm quen',
    description:
      'Buổi gặp đầu tiên miễn phí. Hãy cho mình biết bạn muốn đi đâu và muốn hỏi gì, mình sẽ kể trải nghiệm của mình.',
  },
  zh: {
    title: '初次交流',
    description: '首次交流免费。告诉我你想去哪里、想了解什么，我会分享自己的经历。',
  },
  hi: {
    title: 'परिचय कॉल',
    description: 'पहली कॉल मुफ़्त है। बताएँ कि आपको कहाँ जाना है और क्या जानना है, फिर हम मेरे अनुभव पर बात करेंगे।',
  },
  ar: {
    title: 'جلسة تعارف',
    description: 'جلسة أولى مجانية نتحدث فيها عن وجهتك وعمّا تودّ معرفته، وأشاركك تجربتي.',
  },
};
