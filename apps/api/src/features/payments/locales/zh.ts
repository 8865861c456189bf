import { toEither } from '../../mail/locales/index.ts';
import type { MoneyWords, Named } from './words.ts';

const arrives = '款项会退回付款时使用的银行卡，通常在 5 至 10 个工作日内到账。';

const released = ({ service, them, when }: Named) => ({
  subject: `未按时付款：与${them}的“${service}”，${when}`,
  heading: `我们已释放与${them}的时段`,
  lead: '付款时限已过，未预约成功，也未扣款。你可以选择其他时段。',
});

export const zh: MoneyWords = {
  mails: {
    hold_expired: toEither(released),
    paid_later: {
      prospect: ({ service, them, when, opens, pay_by, needs_approval }) => ({
        subject: `稍后付款：与${them}的“${service}”，${when}`,
        heading: `我们已为你保留与${them}的时段`,
        lead: `今天无需付款。请在 ${opens} 至 ${pay_by} 之间付款。可以付款时，我们会发邮件通知你。逾期未付，我们将释放该时段。${needs_approval ? `付款后，${them}可以接受或拒绝。` : ''}付款前可以免费取消。`,
      }),
      mentor: ({ service, them, when, opens, pay_by, needs_approval }) => ({
        subject: `新预约（稍后付款）：与${them}的“${service}”，${when}`,
        heading: `${them}预约了你的时段，稍后付款`,
        lead: `距咨询还有 90 多天，${them}将在 ${opens} 至 ${pay_by} 之间付款。${needs_approval ? '付款后，你可以接受或拒绝。' : ''}在此之前我们会保留该时段，付款或释放后会发邮件通知你。`,
      }),
    },
    payment_opens: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `现在可以付款：与${them}的“${service}”，${when}`,
      heading: `请为与${them}的咨询付款`,
      lead: `请在 ${pay_by} 前支付 ${amount}，以保留该时段。逾期未付，我们将释放该时段。`,
    })),
    payment_due_3d: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `尚未付款：与${them}的“${service}”，${when}`,
      heading: `你与${them}的咨询尚未付款`,
      lead: `请在 ${pay_by} 前支付 ${amount}，否则我们将释放该时段。`,
    })),
    payment_due_1d: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `付款即将截止：与${them}的“${service}”，${when}`,
      heading: `你与${them}的咨询付款即将截止`,
      lead: `如果 ${pay_by} 前仍未支付 ${amount}，我们将释放该时段。`,
    })),
    // Also where the mentor was suspended and it could not be paid, which the student doesn't learn.
    unpaid: {
      prospect: ({ service, them, when }) => ({
        subject: `时段已释放：与${them}的“${service}”，${when}`,
        heading: `我们已释放与${them}的时段`,
        lead: '该咨询未在期限内付款，因此未预约成功，也未扣款。你可以选择其他时段或其他学长学姐。',
      }),
      mentor: ({ service, them, when }) => ({
        subject: `时段已释放：与${them}的“${service}”，${when}`,
        heading: `你与${them}的咨询未付款`,
        lead: '因此我们已释放该时段。你无需操作。',
      }),
    },
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
      lead: '银行退回了这笔款项，通常是因为银行卡已注销。这笔钱仍归你所有，我们会另想办法，并发邮件通知你。你也可以直接回复本邮件。',
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
      heading: '你的付款已超时',
      lead: `付款到达时，这个时段已释放，现在不能再预约。我们正在向你退款 ${amount}。${arrives}`,
    })),
  },
  price: '价格',
  paid: '已付',
  reserved: '银行卡预授权',
  refund: '退款',
  seller: '销售方',
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
