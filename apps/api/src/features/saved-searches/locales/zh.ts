import type { SearchNewsWords } from './words.ts';

export const zh: SearchNewsWords = {
  one: (name) => `“${name}”有 1 位新学长学姐`,
  some: (name, count) => `“${name}”有 ${count} 位新学长学姐`,
  several: (count) => `你已保存的搜索有 ${count} 位新学长学姐`,
  lead: '这是上一封邮件之后的新结果。',
  more: (count) => `还有 ${count} 位`,
  see: '查看这个搜索',
  see_all: '查看已保存的搜索',
  stop: '不再接收这个搜索的邮件',
  stop_all: '不再接收已保存搜索的邮件',
  why: '你收到这封邮件，是因为你在 Abroad Mentors 保存了搜索，并希望得知新的学长学姐。',
  unsubscribe: {
    ask: (name) => ({
      title: `不再接收“${name}”的邮件吗？`,
      text: '搜索仍会保留，你可以在它的页面上看到新的学长学姐。',
    }),
    ask_all: {
      title: '不再接收已保存搜索的邮件吗？',
      text: '你的搜索仍会保留，你可以在它们的页面上看到新的学长学姐。',
    },
    done: { title: '这类邮件已关闭', text: '有新的匹配结果时，我们不再发邮件给你。你可以随时重新开启。' },
    button: '停止这类邮件',
  },
};
