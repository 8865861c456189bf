import { toEither } from '../../mail/index.ts';
import type { MoneyWords } from './words.ts';

const arrives = '款项会退回付款时使用的银行卡，通常在 5 至 10 个工作日内到账。';

export const zh: MoneyWords = {
  mails: {
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
  },
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
    technical_fault: '技术故障',
    paid_too_late: '付款时这个时间已释放',
    made_at_provider: '由 Abroad Mentors 退款',
    by_staff: '由 Abroad Mentors 决定',
  },
  reserved_note: {
    prospect: (them) => `${them}接受后才会扣款。如果未被接受，你无需付款。`,
    mentor: () => '你接受后才会扣款。',
  },
  released: '没有扣款。银行可能还会显示这笔预授权几天。',
  arrives,
};
