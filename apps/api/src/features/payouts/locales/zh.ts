import type { PayoutWords } from './words.ts';

export const zh: PayoutWords = {
  held: ({ amount }) => ({
    title: `你的打款正在审核：${amount}`,
    lead: '部分打款（例如第一笔）会先审核再汇出，通常需要两天。你无需操作。',
  }),
  paid: ({ amount }) => ({
    title: `已向你打款 ${amount}`,
    lead: '款项已到达你的银行。打款明细列出了每次咨询。',
  }),
  failed: ({ amount }) => ({
    title: `银行退回了 ${amount}`,
    lead: '款项没有丢失。请检查你的银行账号，然后重新发送打款。',
  }),
  cancelled: () => ({
    title: '我们取消了你的打款',
    lead: '这笔款没有汇出。款项仍归你所有，其中的咨询会计入下次打款。',
  }),
  debt: ({ debt, service }) => ({
    title: `下次打款将扣除 ${debt}`,
    lead: `我们打款之后，“${service}”发生了退款。`,
  }),
  route_off: ({ amount }) => ({
    title: `暂时无法向你打款 ${amount}`,
    lead: '向你所在国家/地区的打款已暂停。你的资金是安全的，恢复后我们会立即汇出。',
  }),
  button: '查看打款',
};
