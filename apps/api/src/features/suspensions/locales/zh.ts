import type { SuspensionWords } from './words.ts';

export const zh: SuspensionWords = {
  presets: [
    '你缺席了已预约的咨询，而且我们联系不上你。',
    '你的资料与你的真实身份或学习经历不符。',
    '你给他人写了伤害或威胁性的内容。',
    '你要求他人在 Abroad Mentors 之外付款。',
  ],
  lifted: {
    title: '你的账号已恢复',
    lead: '你可以重新使用所有功能。如果你是学长学姐，学生现在又可以找到并预约你。',
    button: '查看你的预约',
  },
};
