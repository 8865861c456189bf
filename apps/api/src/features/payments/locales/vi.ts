import { toEither } from '../../mail/index.ts';
import type { MoneyWords } from './words.ts';

const arrives = 'Tiền được chuyển về thẻ bạn đã dùng để thanh toán, thường trong 5 đến 10 ngày làm việc.';

export const vi: MoneyWords = {
  mails: {
    hold_expired: toEither(({ service, them, when }) => ({
      subject: `Chưa thanh toán kịp: ${service} với ${them}, ${when}`,
      heading: `Chúng tôi đã bỏ giữ khung giờ với ${them}`,
      lead: 'Đã hết thời hạn thanh toán nên chưa có gì được đặt và bạn không bị trừ tiền. Bạn có thể chọn khung giờ khác.',
    })),
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
