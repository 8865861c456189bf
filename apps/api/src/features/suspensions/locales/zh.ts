import type { SuspensionWords } from './words.ts';

export const zh: SuspensionWords = {
  suspended: {
    title: '你的账号已被停用',
    lead: (support) =>
      `目前你不能预约、提供咨询或更改任何内容。已确认的咨询照常进行，你可以加入或取消。你也可以下载自己的数据。如果你认为有误，请发邮件至 ${support}。`,
    reason: '原因',
    button: '查看你的账号',
    presets: [
      '你缺席了已预约的咨询，而且我们联系不上你。',
      '你的资料与你的真实身份或学习经历不符。',
      '你给他人写了伤害或威胁性的内容。',
      '你要求他人在 Abroad Mentors 之外付款。',
    ],
  },
  lifted: {
    title: '你的账号已恢复',
    lead: '你可以重新使用所有功能。如果你是学长学姐，学生现在又可以找到并预约你。',
    button: '查看你的预约',
  },
};
