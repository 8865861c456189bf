import type { ReviewWords } from './words.ts';

export const zh: ReviewWords = {
  asked: {
    title: (name) => `你与 ${name} 的咨询怎么样？`,
    lead: (name) => `花一分钟写下评价吧。在双方都写完之前，或咨询结束满 14 天之前，${name} 看不到你的评价。`,
    button: '写评价',
    stop: '停止提醒',
    why: '你收到这封邮件，是因为你参加过一次咨询。',
  },
  published: {
    mentor: {
      title: (name) => `${name} 评价了与你的咨询`,
      lead: () => '评价已显示在你的个人主页上。你可以在 30 天内回复一次。',
      button: '查看评价',
    },
    prospect: {
      title: (name) => `${name} 评价了与你的咨询`,
      lead: () => '只有你能看到这条评价，它不会显示在你的个人主页上。',
      button: '查看评价',
    },
  },
  replied: {
    title: (name) => `${name} 回复了你的评价`,
    lead: (name) => `回复显示在 ${name} 的个人主页上，位于你的评价下方。`,
    button: '查看回复',
  },
};
