import { toEither } from '../../mail/locales/index.ts';
import type { MoneyWords, Named } from './words.ts';

const arrives = 'Tiền được chuyển về thẻ bạn đã dùng để thanh toán, thường trong 5 đến 10 ngày làm việc.';

const released = ({ service, them, when }: Named) => ({
  subject: `Chưa thanh toán kịp: ${service} với ${them}, ${when}`,
  heading: `Chúng tôi đã bỏ giữ khung giờ với ${them}`,
  lead: 'Đã hết thời hạn thanh toán nên chưa có gì được đặt và bạn không bị trừ tiền. Bạn có thể chọn khung giờ khác.',
});

export const vi: MoneyWords = {
  mails: {
    hold_expired: toEither(released),
    paid_later: {
      prospect: ({ service, them, when, opens, pay_by, needs_approval }) => ({
        subject: `Thanh toán sau: ${service} với ${them}, ${when}`,
        heading: `Chúng tôi đang giữ khung giờ của bạn với ${them}`,
        lead: `Hôm nay bạn chưa phải trả gì. Hãy thanh toán từ ${opens} đến ${pay_by}. Chúng tôi sẽ gửi email khi đến lúc. Nếu đến hạn vẫn chưa thanh toán, chúng tôi sẽ bỏ giữ khung giờ.${needs_approval ? ` Sau khi bạn thanh toán, ${them} có thể chấp nhận hoặc từ chối.` : ''} Trước khi thanh toán, bạn có thể hủy miễn phí.`,
      }),
      mentor: ({ service, them, when, opens, pay_by, needs_approval }) => ({
        subject: `Lịch hẹn mới, thanh toán sau: ${service} với ${them}, ${when}`,
        heading: `${them} đã đặt một khung giờ với bạn và sẽ thanh toán sau`,
        lead: `Buổi gặp còn hơn 90 ngày nữa nên ${them} thanh toán từ ${opens} đến ${pay_by}.${needs_approval ? ' Sau khi thanh toán, bạn có thể chấp nhận hoặc từ chối.' : ''} Chúng tôi giữ khung giờ đến lúc đó và sẽ gửi email khi buổi gặp được thanh toán hoặc khung giờ được bỏ giữ.`,
      }),
    },
    payment_opens: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `Đã đến lúc thanh toán: ${service} với ${them}, ${when}`,
      heading: `Hãy thanh toán buổi gặp với ${them}`,
      lead: `Hãy trả ${amount} trước ${pay_by} để giữ khung giờ. Nếu đến lúc đó vẫn chưa thanh toán, chúng tôi sẽ bỏ giữ.`,
    })),
    payment_due_3d: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `Chưa thanh toán: ${service} với ${them}, ${when}`,
      heading: `Buổi gặp với ${them} chưa được thanh toán`,
      lead: `Hãy trả ${amount} trước ${pay_by}, nếu không chúng tôi sẽ bỏ giữ khung giờ.`,
    })),
    payment_due_1d: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `Ngày cuối để thanh toán: ${service} với ${them}, ${when}`,
      heading: `Ngày cuối để thanh toán buổi gặp với ${them}`,
      lead: `Nếu ${amount} chưa được thanh toán trước ${pay_by}, chúng tôi sẽ bỏ giữ khung giờ.`,
    })),
    // Also where the mentor was suspended and it could not be paid, which the student doesn't learn.
    unpaid: {
      prospect: ({ service, them, when }) => ({
        subject: `Đã bỏ giữ khung giờ: ${service} với ${them}, ${when}`,
        heading: `Chúng tôi đã bỏ giữ khung giờ với ${them}`,
        lead: 'Buổi gặp chưa được thanh toán trong thời hạn, nên chưa có gì được đặt và bạn không bị trừ tiền. Bạn có thể chọn khung giờ khác hoặc mentor khác.',
      }),
      mentor: ({ service, them, when }) => ({
        subject: `Đã bỏ giữ khung giờ: ${service} với ${them}, ${when}`,
        heading: `Buổi gặp với ${them} chưa được thanh toán`,
        lead: 'Vì vậy chúng tôi đã bỏ giữ khung giờ. Bạn không cần làm gì.',
      }),
    },
    refunded: {
      prospect: ({ amount, service, them, when }) => ({
        subject: `Đã hoàn tiền: ${amount} cho ${service} với ${them}, ${when}`,
        heading: `Chúng tôi đã hoàn ${amount} cho bạn`,
        lead: arrives,
      }),
      mentor: ({ amount, service, them, when }) => ({
        subject: `Đã hoàn tiền: ${amount} cho ${service} với ${them}, ${when}`,
        heading: `${them} đã được hoàn ${amount}`,
        lead: 'Khoản hoàn tiền được trừ vào thu nhập từ buổi gặp này. Bạn không cần làm gì.',
      }),
    },
    refund_failed: toEither(({ amount, service, them, when }) => ({
      subject: `Hoàn tiền không thành công: ${amount} cho ${service} với ${them}, ${when}`,
      heading: `Chưa hoàn được ${amount} cho bạn`,
      lead: 'Ngân hàng của bạn đã trả lại khoản này, thường vì thẻ đã đóng. Số tiền vẫn là của bạn. Chúng tôi sẽ tìm cách khác và gửi email cho bạn. Bạn cũng có thể trả lời email này.',
    })),
    payment_lost: {
      prospect: ({ service, them, when }) => ({
        subject: `Chưa xác nhận: ${service} với ${them}, ${when}`,
        heading: 'Không xác nhận được buổi gặp của bạn',
        lead: `${them} đã chấp nhận, nhưng khoản tạm giữ trên thẻ của bạn đã hết hạn. Bạn chưa bị trừ tiền. Bạn có thể đặt lại khung giờ này.`,
      }),
      mentor: ({ service, them, when }) => ({
        subject: `Chưa xác nhận: ${service} với ${them}, ${when}`,
        heading: `Không xác nhận được buổi gặp với ${them}`,
        lead: `Bạn đã chấp nhận, nhưng khoản tạm giữ trên thẻ của ${them} đã hết hạn. Chưa trừ tiền, và khung giờ này lại trống. Chúng tôi đã báo cho ${them}.`,
      }),
    },
    paid_too_late: toEither(({ amount, service, them, when }) => ({
      subject: `Thanh toán quá muộn: ${service} với ${them}, ${when}`,
      heading: 'Khoản thanh toán của bạn đến quá muộn',
      lead: `Chúng tôi đã hủy giữ chỗ, và khung giờ này không còn trống. Chúng tôi đang hoàn ${amount} cho bạn. ${arrives}`,
    })),
  },
  price: 'Giá',
  paid: 'Đã trả',
  reserved: 'Đang tạm giữ trên thẻ',
  refund: 'Hoàn tiền',
  seller: 'Bên bán',
  refund_why: 'Lý do',
  reasons: {
    cancelled_in_time: 'hủy đúng hạn',
    cancelled_late: 'hủy muộn nên chỉ hoàn một phần',
    mentor_cancelled: 'mentor hủy',
    platform_cancelled: 'Abroad Mentors hủy',
    mentor_absent: 'mentor không tham gia',
    technical_fault: 'sự cố kỹ thuật',
    paid_too_late: 'thanh toán sau khi đã hủy giữ chỗ',
    made_at_provider: 'Abroad Mentors hoàn tiền',
    by_staff: 'do Abroad Mentors quyết định',
  },
  reserved_note: {
    prospect: (them) => `Bạn chỉ bị trừ tiền khi ${them} chấp nhận. Nếu không, bạn không phải trả gì.`,
    mentor: () => 'Thẻ bị trừ tiền khi bạn chấp nhận.',
  },
  released: 'Bạn chưa bị trừ tiền. Ngân hàng có thể còn hiện khoản tạm giữ thêm vài ngày.',
  arrives,
};
