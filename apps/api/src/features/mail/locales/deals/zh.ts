import { toEither, type DealMailWords, type DealWords } from '../mail-words.ts';

const arrives = '款项会退回付款时使用的银行卡，通常在 5 至 10 个工作日内到账。';

const wrong = '如果情况不符，请回复本邮件，告诉我们经过。';

export const dealMails: DealMailWords = {
  hold_expired: toEither(({ service, them, when }) => ({
    subject: `未按时付款：与 ${them} 的 ${service}，${when}`,
    heading: `我们已释放与 ${them} 的时段`,
    lead: '付款时限已过，未预约成功，也未扣款。你可以选择其他时段。',
  })),
  refunded: {
    prospect: ({ amount, service, them, when }) => ({
      subject: `已退款：${amount}，与${them}的“${service}”，${when}`,
      heading: `我们已向你退款 ${amount}`,
      lead: arrives,
    }),
    mentor: ({ amount, service, them, when }) => ({
      subject: `已退款：${amount}，与${them}的“${service}”，${when}`,
      heading: `${them}已获退款 ${amount}`,
      lead: '这笔退款从本次咨询的收入中扣除，你无需做任何事。',
    }),
  },
  refund_failed: toEither(({ amount, service, them, when }) => ({
    subject: `退款失败：${amount}，与${them}的“${service}”，${when}`,
    heading: `你的 ${amount} 退款未成功`,
    lead: '银行退回了这笔款项，通常是因为银行卡已注销。钱仍然是你的，我们会另想办法，并发邮件通知你。你也可以直接回复本邮件。',
  })),
  payment_lost: {
    prospect: ({ service, them, when }) => ({
      subject: `未能确认：与${them}的“${service}”，${when}`,
      heading: '你的咨询未能确认',
      lead: `${them}已接受，但你银行卡的预授权已过期。没有扣款，你可以再次预约这个时间。`,
    }),
    mentor: ({ service, them, when }) => ({
      subject: `未能确认：与${them}的“${service}”，${when}`,
      heading: `与${them}的咨询未能确认`,
      lead: `你已接受，但${them}银行卡的预授权已过期。没有扣款，这个时间已重新开放。我们已通知${them}。`,
    }),
  },
  paid_too_late: toEither(({ amount, service, them, when }) => ({
    subject: `付款超时：与${them}的“${service}”，${when}`,
    heading: '你的付款到达太晚',
    lead: `当时这个时间已释放，现在已不可预约。我们正在向你退款 ${amount}。${arrives}`,
  })),
  proposed: toEither(({ service, them, when }) => ({
    subject: `建议改期：与${them}的“${service}”，${when}`,
    heading: `${them}建议了其他时间`,
    lead: '在你选择之前，咨询时间不变。建议的时间不会保留。',
  })),
  proposal_declined: toEither(({ service, them, when }) => ({
    subject: `建议已拒绝：与${them}的“${service}”，${when}`,
    heading: `${them}拒绝了你建议的时间`,
    lead: '咨询时间不变，你的日历也没有任何变化。',
  })),
  placed: toEither(({ service, them, when }) => ({
    subject: `参加方式：与${them}的“${service}”，${when}`,
    heading: `${them}添加了参加方式`,
    lead: '附件中的日历文件会更新你的日历。',
  })),
  place_missing: toEither(({ is_video, service, them, when }) =>
    is_video
      ? {
          subject: `请添加链接：与${them}的“${service}”，${when}`,
          heading: `你与${them}的咨询还没有会议链接`,
          lead: `请现在添加，让${them}知道如何加入。我们会发邮件告诉${them}。`,
        }
      : {
          subject: `请添加参加方式：与${them}的“${service}”，${when}`,
          heading: `你与${them}的咨询还没有号码或地址`,
          lead: `请现在添加。我们会发邮件告诉${them}。`,
        },
  ),
  no_show_mentor: toEither(({ is_paid, service, them, when }) => ({
    subject: `已反馈未到场：与${them}的“${service}”，${when}`,
    heading: `${them}反馈你未到场`,
    lead: is_paid ? `学生会获得全额退款。${wrong}` : wrong,
  })),
  no_show_prospect: toEither(({ is_paid, service, them, when }) => ({
    subject: `已反馈未到场：与${them}的“${service}”，${when}`,
    heading: `${them}反馈你未到场`,
    lead: is_paid ? `已付款项不予退款。${wrong}` : wrong,
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
    cancelled_late: '超过期限取消，因此部分退款',
    mentor_cancelled: '学长学姐取消',
    platform_cancelled: 'Abroad Mentors 取消',
    mentor_absent: '学长学姐未到场',
    paid_too_late: '付款时这个时间已释放',
    made_at_provider: '由 Abroad Mentors 退款',
  },
  reserved_note: {
    prospect: (them) => `${them}接受后才会扣款。如果未被接受，你无需付款。`,
    mentor: () => '你接受后才会扣款。',
  },
  released: '没有扣款。银行可能还会显示这笔预授权几天。',
  arrives,
  times: '建议的时间',
  choose: '选择时间',
};
