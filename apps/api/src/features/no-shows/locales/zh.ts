import type { NoShowWords } from './words.ts';

/** Chinese has no space between sentences. */
const withMoney = (is_paid: boolean, lead: string, money: string) => (is_paid ? `${lead}${money}` : lead);

export const zh: NoShowWords = {
  contested: ({ name, service, when, until, is_paid }) => ({
    title: `${name}表示当时在场`,
    lead: withMoney(
      is_paid,
      `你反馈过未到场：${service}，${when}。我们会查看双方的说明，最晚在 ${until} 作出决定。`,
      '在此之前，款项会暂时保留。',
    ),
  }),
  ended: {
    mentor_absent: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `你未到场：${service}，${when}`,
        lead: withMoney(is_paid, `与${name}的咨询记为学长学姐未到场。`, `${name}会获得全额退款。`),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `${name}未到场：${service}，${when}`,
        lead: withMoney(is_paid, '这次咨询记为学长学姐未到场。', '你会获得全额退款。'),
      }),
    },
    prospect_absent: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `${name}未到场：${service}，${when}`,
        lead: withMoney(is_paid, '这次咨询记为学生未到场。', '已付款项仍归你。'),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `你未到场：${service}，${when}`,
        lead: withMoney(is_paid, `与${name}的咨询记为学生未到场。`, '已付款项不予退款。'),
      }),
    },
    both_came: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `咨询已进行：${service}，${when}`,
        lead: withMoney(is_paid, `与${name}的咨询记为已完成，之前的反馈不再有效。`, '已付款项仍归你。'),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `咨询已进行：${service}，${when}`,
        lead: withMoney(is_paid, `与${name}的咨询记为已完成，之前的反馈不再有效。`, '已付款项不予退款。'),
      }),
    },
    technical: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `技术问题：${service}，${when}`,
        lead: withMoney(
          is_paid,
          `因为技术问题，你和${name}没能见面。这次咨询对双方都不计入。`,
          `一半费用会退给${name}，其余归你。`,
        ),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `技术问题：${service}，${when}`,
        lead: withMoney(
          is_paid,
          `因为技术问题，你和${name}没能见面。这次咨询对双方都不计入。`,
          '你会收到一半费用的退款。',
        ),
      }),
    },
  },
  button: '查看预约',
  find: { paid: '找价格相近或更低的学长学姐', free: '找其他学长学姐' },
  found: '我们的调查结果',
  unnamed: '对方',
};
