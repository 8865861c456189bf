import { toEither, type DealMailWords, type DealWords } from '../mail-words.ts';

const arrives = '款项会退回你付款时使用的银行卡，通常在 5 至 10 个工作日内到账。';

export const dealMails: DealMailWords = {
  refunded: {
    prospect: ({ amount, service, them, when }) => ({
      subject: `已退款：${amount}，与 ${them} 的“${service}”，${when}`,
      heading: `我们已退还你 ${amount}`,
      lead: arrives,
    }),
    mentor: ({ amount, service, them, when }) => ({
      subject: `已退款给 ${them}：${amount}，“${service}”，${when}`,
      heading: `${amount} 已退还给 ${them}`,
      lead: '这笔款项从本次咨询的收入中扣除，你无需做任何事。',
    }),
  },
  refund_failed: toEither(({ amount, service, them, when }) => ({
    subject: `${amount} 的退款未能到账：与 ${them} 的“${service}”，${when}`,
    heading: `你的 ${amount} 退款被退了回来`,
    lead: '你的银行没有收下这笔款项，通常是因为银行卡已注销。钱仍然是你的：我们会另想办法并写信告诉你。你也可以直接回复本邮件。',
  })),
  payment_lost: {
    prospect: ({ service, them, when }) => ({
      subject: `未能确认：与 ${them} 的“${service}”，${when}`,
      heading: '你的咨询未能确认',
      lead: `${them} 已接受，但你的银行卡预授权已失效。没有扣款，这个时间已重新开放：你可以再次预约。`,
    }),
    mentor: ({ service, them, when }) => ({
      subject: `未能确认：与 ${them} 的“${service}”，${when}`,
      heading: `与 ${them} 的咨询未能确认`,
      lead: `你已接受，但 ${them} 的银行卡预授权已失效。没有收到付款，这个时间已重新开放。${them} 已得知，可以重新预约。`,
    }),
  },
  paid_too_late: toEither(({ amount, service, them, when }) => ({
    subject: `付款太迟：与 ${them} 的“${service}”，${when}`,
    heading: '你的付款到达时，时间已不再保留',
    lead: `我们已不再为你保留这个时间，而且它已不可预约。${amount} 会全额退还。${arrives}`,
  })),
  proposed: toEither(({ service, them, when }) => ({
    subject: `${them} 提议改时间：“${service}”，${when}`,
    heading: `${them} 提议另选时间`,
    lead: '在你选定之前，咨询时间不变。提议的时间不会为你们保留。',
  })),
  proposal_declined: toEither(({ service, them, when }) => ({
    subject: `${them} 无法改时间：“${service}”，${when}`,
    heading: `你提议的时间 ${them} 都不方便`,
    lead: '咨询时间不变，你的日历也没有任何变化。',
  })),
  placed: toEither(({ service, them, when }) => ({
    subject: `会面地点：与 ${them} 的“${service}”，${when}`,
    heading: `${them} 告知了会面地点`,
    lead: '本邮件所附的日历文件会更新你的日历。',
  })),
  place_missing: toEither(({ is_video, service, them, when }) =>
    is_video
      ? {
          subject: `请添加链接：与 ${them} 的“${service}”，${when}`,
          heading: `你与 ${them} 的咨询还没有会议链接`,
          lead: `请现在添加，让 ${them} 知道从哪里加入。${them} 会收到邮件。`,
        }
      : {
          subject: `请填写见面方式：与 ${them} 的“${service}”，${when}`,
          heading: `你与 ${them} 的咨询还没有号码或地址`,
          lead: `请现在填写。${them} 会收到邮件。`,
        },
  ),
  no_show_mentor: toEither(({ is_paid, service, them, when }) => ({
    subject: `被报告缺席：与 ${them} 的“${service}”，${when}`,
    heading: `${them} 报告你没有到场`,
    lead: `${is_paid ? '已付款项会全额退还。' : ''}如果情况不符，请回复本邮件告诉我们经过。`,
  })),
  no_show_prospect: toEither(({ is_paid, service, them, when }) => ({
    subject: `被报告缺席：与 ${them} 的“${service}”，${when}`,
    heading: `${them} 报告你没有到场`,
    lead: `${is_paid ? '你已付的款项不予退还。' : ''}如果情况不符，请回复本邮件告诉我们经过。`,
  })),
};

export const deal: DealWords = {
  price: '价格',
  paid: '已付',
  reserved: '银行卡预授权',
  refund: '退款',
  refund_why: '原因',
  reasons: {
    cancelled_in_time: '在期限内取消',
    cancelled_late: '过期限取消，因此退还一部分',
    mentor_cancelled: '导师取消',
    platform_cancelled: 'Abroad Mentors 取消',
    mentor_absent: '导师没有到场',
    paid_too_late: '付款时时间已不再保留',
    made_at_provider: '由 Abroad Mentors 退还',
  },
  reserved_note: {
    prospect: (them) => `目前没有扣款：${them} 接受时才会扣款，否则预授权会解除。`,
    mentor: () => '你接受时才会扣款。',
  },
  released: '没有扣款。银行可能还会显示这笔预授权几天。',
  arrives,
  times: '提议的时间',
  choose: '选择时间',
};
