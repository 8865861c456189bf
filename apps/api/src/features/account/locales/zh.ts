import { brand } from '@abroad/contract';
import type { AccountWords } from './words.ts';

export const zh: AccountWords = {
  email_changed: {
    subject: '你的邮箱已更改',
    heading: '你的邮箱已更改',
    lead: (address, support) =>
      `${brand()} 的邮件以后会发到 ${address}。你的登录服务商告诉我们，这是你的邮箱。如果不是你更改的，请到登录服务商处保护好你的账号，并发邮件至 ${support}。`,
    button: '查看设置',
    why: '你收到这封邮件，是因为这曾是你 Abroad Mentors 账号的邮箱。',
  },
};
