import type { PayoutWords } from './words.ts';

export const zh: PayoutWords = {
  held: ({ amount }) => ({
    title: `我们正在核对你的打款：${amount}`,
    lead: '有些打款在汇出前会先核对，例如第一笔。通常需要两天，你不用做任何事。',
  }),
  paid: ({ amount }) => ({
    title: `已向你打款 ${amount}`,
    lead: '款项已到你的银行。结算单列出了每次咨询。',
  }),
  failed: ({ amount }) => ({
    title: `银行退回了 ${amount}`,
    lead: '钱没有丢。请检查你的银行账号，然后重新打款。',
  }),
  cancelled: () => ({
    title: '我们取消了你的打款',
    lead: '这笔款没有汇出。钱仍然是你的，其中的咨询会计入下次打款。',
  }),
  debt: ({ debt, service }) => ({
    title: `下次打款将扣除 ${debt}`,
    lead: `${service} 在我们打款给你之后退了款。`,
  }),
  route_off: ({ amount }) => ({
    title: `目前无法把 ${amount} 打给你`,
    lead: '向你所在国家的打款暂停了。你的钱很安全，恢复后我们会马上汇出。',
  }),
  button: '查看打款',
};
