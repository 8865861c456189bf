import type { PayoutAccountMailWords } from './words.ts';

export const zh: PayoutAccountMailWords = {
  bank_changed: {
    subject: '你的收款银行账号已更改',
    leads: {
      held: (last4, until) =>
        `今后的打款将汇入尾号 ${last4} 的银行账号。为保护你的资金，${until}之前的每笔打款都会先审核。`,
      now: (last4) => `今后的打款将汇入尾号 ${last4} 的银行账号。`,
    },
    warning: (contact) => `如果不是你更改的，可能有人在使用你的账号。请立即联系 ${contact}。`,
    button: '查看收入',
    why: '你收到这封邮件，是因为你通过 Abroad Mentors 收款。',
  },
  restricted: {
    subject: '请补充信息，否则我们无法向你打款',
    lead: (contact) =>
      `支付服务需要你补充信息，补齐后我们才能向你打款。你的收入是安全的。还缺什么，请在收入页面查看。如有疑问，请联系 ${contact}。`,
    button: '查看还缺什么',
    why: '你收到这封邮件，是因为你通过 Abroad Mentors 收款。',
  },
  rejected: {
    subject: '我们无法向这个账号打款',
    lead: (contact) => `支付服务没有通过你的账号。你的收入是安全的。请联系 ${contact}，我们会另想办法。`,
    button: '查看收入',
    why: '你收到这封邮件，是因为你通过 Abroad Mentors 收款。',
  },
};
