import type { WithdrawalWords } from './words.ts';

export const zh: WithdrawalWords = {
  receipt: ({ service, when, received, amount }) => ({
    subject: `已收到撤回：${service}，${when}`,
    heading: '你已撤回合同',
    lead: `我们于 ${received} 收到你的撤回声明。咨询已取消，${amount} 将全额退还。请保存此邮件作为回执。`,
  }),
  label: '你的撤回声明',
  declaration: ({ service, name, when }) => `本人撤回以下咨询的合同：与${name}的“${service}”，${when}。`,
  seller: '经营者',
  student: '姓名',
  confirm_to: '回执发送至',
  received: '收到时间',
  button: '查看预约',
};
