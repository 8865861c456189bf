import type { SearchNewsWords } from '../news-words.ts';

export const searchNews: SearchNewsWords = {
  one: (name) => `“${name}”有一位新导师`,
  some: (name, count) => `“${name}”有 ${count} 位新导师`,
  several: (count) => `你保存的搜索有 ${count} 位新导师`,
  lead: '自上次来信以来有了新导师。去看看，向走过这条路的人提问吧。',
  more: (count) => `还有 ${count} 位`,
  see: '查看这个搜索',
  see_all: '查看保存的搜索',
  stop: '不再接收这个搜索的邮件',
  stop_all: '不再接收已保存搜索的邮件',
  why: '你收到这封邮件，是因为你在 Abroad Mentors 保存了搜索，并希望得知新导师的消息。',
  unsubscribe: {
    ask: (name) => ({ title: `不再接收“${name}”的邮件吗？`, text: '搜索仍会保留，新导师会显示在它的页面上。' }),
    ask_all: { title: '不再接收已保存搜索的邮件吗？', text: '你的搜索仍会保留，新导师会显示在它们的页面上。' },
    done: { title: '这类邮件已关闭', text: '有新导师符合时，我们不再发邮件给你。你可以随时重新开启。' },
    button: '停止这类邮件',
  },
};
