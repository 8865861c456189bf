import type { MailWords } from './words.ts';

export const zh: MailWords = {
  dates: 'zh-CN',
  direction: 'ltr',
  moment: (day: string, time: string) => `${day} ${time}`,
  labelled: (label, value) => `${label}：${value}`,
  comma: '，',
  digests: {
    bookings: {
      title: (count) => `你的预约还有 ${count} 条更新`,
      lead: '一小时内变动较多，我们合并成了一封邮件。最新情况请查看你的预约。',
      button: '查看你的预约',
    },
    messages: {
      title: (count) => `还有 ${count} 条未读消息`,
      lead: '一小时内收到的消息较多，我们合并成了一封邮件。',
      button: '查看你的消息',
    },
    all: {
      title: (count) => `还有 ${count} 条更新`,
      lead: '一小时内变动较多，我们合并成了一封邮件。',
      button: '查看你的通知',
    },
  },
  why_account: '你收到这封邮件，是因为你在我们这里有账号。',
  unsubscribe: {
    ask: {
      title: '要停止提醒吗？',
      text: '咨询开始前 24 小时和 1 小时，我们不再发邮件给你。预约有变动时，你仍会收到邮件。',
    },
    done: {
      title: '提醒已关闭',
      text: '咨询开始前，我们不再发邮件给你。你可以随时重新开启提醒。',
    },
    button: '停止提醒',
    settings: '所有邮件设置',
    categories: {
      text: '你仍可在网站的铃铛里看到所有动态。',
      again: '你仍可在网站的铃铛里看到所有动态，也可以随时重新开启这些邮件。',
      messages: { ask: '要停止消息邮件吗？', done: '消息邮件已关闭', button: '停止消息邮件' },
      reviews: { ask: '要停止评价邮件吗？', done: '评价邮件已关闭', button: '停止评价邮件' },
      product: {
        ask: '要停止关于你的账号和资料的邮件吗？',
        done: '关于你的账号和资料的邮件已关闭',
        button: '停止关于账号和资料的邮件',
      },
    },
  },
  labels: {
    product: 'Abroad Mentors',
    service: '咨询',
    place: '参加方式',
  },
};
