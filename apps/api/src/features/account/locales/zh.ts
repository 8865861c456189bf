import { brand } from '@abroad/contract';
import type { AccountWords } from './words.ts';

export const zh: AccountWords = {
  suspended: {
    title: '你的账号已被停用',
    lead: (support) =>
      `目前你不能预约、提供咨询或更改任何内容。已确认的咨询照常进行，你可以加入或取消。你也可以下载自己的数据。如果你认为有误，请发邮件至 ${support}。`,
    reason: '原因',
    button: '查看你的账号',
  },
  lifted: {
    title: '你的账号已恢复',
    lead: '你可以重新使用所有功能。如果你是学长学姐，学生现在又可以找到并预约你。',
    button: '查看你的预约',
  },
  email_changed: {
    subject: '你的邮箱已更改',
    heading: '你的邮箱已更改',
    lead: (address, support) =>
      `${brand()} 的邮件以后会发到 ${address}。你的登录服务商告诉我们，这是你的邮箱。如果不是你更改的，请到登录服务商处保护好你的账号，并发邮件至 ${support}。`,
    button: '查看设置',
    why: '你收到这封邮件，是因为这曾是你 Abroad Mentors 账号的邮箱。',
  },
};
