import { toEither, type DealMailWords, type DealWords } from '../mail-words.ts';

const arrives = 'Tiền được chuyển về thẻ bạn đã dùng để thanh toán, thường trong 5 đến 10 ngày làm việc.';

const wrong = 'Nếu báo cáo không đúng, hãy trả lời email này và cho chúng tôi biết chuyện gì đã xảy ra.';

export const dealMails: DealMailWords = {
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
  proposed: toEither(({ service, them, when }) => ({
    subject: `Đề xuất khung giờ mới: ${service} với ${them}, ${when}`,
    heading: `${them} đề xuất khung giờ khác`,
    lead: 'Buổi gặp giữ nguyên giờ hiện tại cho đến khi bạn chọn. Chúng tôi không giữ chỗ các khung giờ được đề xuất.',
  })),
  proposal_declined: toEither(({ service, them, when }) => ({
    subject: `Đã từ chối khung giờ: ${service} với ${them}, ${when}`,
    heading: `${them} đã từ chối các khung giờ bạn đề xuất`,
    lead: 'Buổi gặp giữ nguyên giờ hiện tại. Lịch của bạn không có gì thay đổi.',
  })),
  placed: toEither(({ service, them, when }) => ({
    subject: `Cách tham gia: ${service} với ${them}, ${when}`,
    heading: `${them} đã thêm cách tham gia`,
    lead: 'Tệp lịch đính kèm cập nhật lịch của bạn.',
  })),
  place_missing: toEither(({ is_video, service, them, when }) =>
    is_video
      ? {
          subject: `Thêm liên kết: ${service} với ${them}, ${when}`,
          heading: `Buổi gặp của bạn với ${them} chưa có liên kết phòng họp`,
          lead: `Hãy thêm ngay để ${them} biết cách tham gia. Chúng tôi sẽ gửi email cho ${them}.`,
        }
      : {
          subject: `Thêm cách tham gia: ${service} với ${them}, ${when}`,
          heading: `Buổi gặp của bạn với ${them} chưa có số điện thoại hay địa chỉ`,
          lead: `Hãy thêm ngay. Chúng tôi sẽ gửi email cho ${them}.`,
        },
  ),
  no_show_mentor: toEither(({ is_paid, service, them, when }) => ({
    subject: `Báo không tham gia: ${service} với ${them}, ${when}`,
    heading: `${them} đã báo bạn không tham gia`,
    lead: is_paid ? `Học viên được hoàn toàn bộ tiền. ${wrong}` : wrong,
  })),
  no_show_prospect: toEither(({ is_paid, service, them, when }) => ({
    subject: `Báo không tham gia: ${service} với ${them}, ${when}`,
    heading: `${them} đã báo bạn không tham gia`,
    lead: is_paid ? `Bạn không được hoàn tiền. ${wrong}` : wrong,
  })),
};

export const deal: DealWords = {
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
    paid_too_late: 'thanh toán sau khi đã hủy giữ chỗ',
    made_at_provider: 'Abroad Mentors hoàn tiền',
  },
  reserved_note: {
    prospect: (them) => `Bạn chỉ bị trừ tiền khi ${them} chấp nhận. Nếu không, bạn không phải trả gì.`,
    mentor: () => 'Thẻ bị trừ tiền khi bạn chấp nhận.',
  },
  released: 'Bạn chưa bị trừ tiền. Ngân hàng có thể còn hiện khoản tạm giữ thêm vài ngày.',
  arrives,
  times: 'Các khung giờ được đề xuất',
  choose: 'Chọn khung giờ',
};
