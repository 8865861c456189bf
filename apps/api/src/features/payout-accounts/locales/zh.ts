import type { PayoutAccountMailWords } from './words.ts';

export const zh: PayoutAccountMailWords = {
  bank_changed: {
    subject: '你的收款银行账号已更改',
    leads: {
      held: (last4, until) =>
        `我们现在会付款到尾号为 ${last4} 的账号。为保护你的资金，${until}之前的每笔付款我们都会核查。`,
      now: (last4) => `我们现在会付款到尾号为 ${last4} 的账号。`,
    },
    warning: (contact) => `如果不是你更改的，可能有人在使用你的账号。请立即联系 ${contact}。`,
    button: '查看收入',
    why: '你收到这封邮件，是因为你通过 Abroad Mentors 收款。',
  },
  restricted: {
    subject: '补充信息后我们才能向你付款',
    lead: (contact) =>
      `付款服务需要你补充信息，之后我们才能向你付款。你的收入是安全的。请打开收入页面，查看还缺什么。有疑问请联系 ${contact}。`,
    button: '查看还缺什么',
    why: '你收到这封邮件，是因为你通过 Abroad Mentors 收款。',
  },
  rejected: {
    subject: '我们无法付款到这个账号',
    lead: (contact) => `付款服务拒绝了你的账号。你的收入是安全的。请联系 ${contact}，我们会寻找其他办法。`,
    button: '查看收入',
    why: '你收到这封邮件，是因为你通过 Abroad Mentors 收款。',
  },
};
