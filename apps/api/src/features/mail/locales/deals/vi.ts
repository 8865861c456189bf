import { toEither, type DealMailWords, type DealWords } from '../mail-words.ts';

const arrives = 'Tiền trở về thẻ bạn đã dùng để trả, thường trong vòng 5 đến 10 ngày làm việc.';

export const dealMails: DealMailWords = {
  refunded: {
    prospect: ({ amount, service, them, when }) => ({
      subject: `Đã hoàn tiền: ${amount} cho ${service} với ${them}, ${when}`,
      heading: `Chúng tôi đã hoàn ${amount} cho bạn`,
      lead: arrives,
    }),
    mentor: ({ amount, service, them, when }) => ({
      subject: `Đã hoàn tiền cho ${them}: ${amount} của ${service}, ${when}`,
      heading: `${amount} đã được hoàn cho ${them}`,
      lead: 'Khoản này được trừ vào thu nhập từ buổi hẹn. Bạn không cần làm gì.',
    }),
  },
  refund_failed: toEither(({ amount, service, them, when }) => ({
    subject: `Khoản hoàn ${amount} chưa đến được với bạn: ${service} với ${them}, ${when}`,
    heading: `Khoản hoàn ${amount} đã bị trả lại cho chúng tôi`,
    lead: 'Ngân hàng của bạn không nhận, thường vì thẻ đã đóng. Số tiền vẫn là của bạn: chúng tôi tìm cách khác và sẽ gửi email cho bạn. Bạn cũng có thể trả lời email này.',
  })),
  payment_lost: {
    prospect: ({ service, them, when }) => ({
      subject: `Chưa được xác nhận: ${service} với ${them}, ${when}`,
      heading: 'Không thể xác nhận buổi hẹn của bạn',
      lead: `${them} đã đồng ý, nhưng thẻ của bạn không còn bảo đảm cho số tiền này. Bạn chưa bị trừ tiền, và giờ này đã trống trở lại: bạn có thể đặt lại.`,
    }),
    mentor: ({ service, them, when }) => ({
      subject: `Chưa được xác nhận: ${service} với ${them}, ${when}`,
      heading: `Không thể xác nhận buổi hẹn với ${them}`,
      lead: `Bạn đã đồng ý, nhưng thẻ của ${them} không còn bảo đảm cho số tiền này. Chưa có khoản nào được trả, và giờ này đã trống trở lại. ${them} đã biết và có thể đặt lại.`,
    }),
  },
  paid_too_late: toEither(({ amount, service, them, when }) => ({
    subject: `Trả tiền quá muộn: ${service} với ${them}, ${when}`,
    heading: 'Khoản thanh toán của bạn đến khi giờ hẹn không còn',
    lead: `Chúng tôi không còn giữ giờ này cho bạn, và giờ này không còn trống. Toàn bộ ${amount} được hoàn lại. ${arrives}`,
  })),
  proposed: toEither(({ service, them, when }) => ({
    subject: `${them} đề xuất giờ khác: ${service}, ${when}`,
    heading: `${them} đề xuất giờ khác`,
    lead: 'Buổi hẹn giữ nguyên cho đến khi bạn chọn. Trong lúc đó, các giờ được đề xuất không được giữ chỗ.',
  })),
  proposal_declined: toEither(({ service, them, when }) => ({
    subject: `${them} không thể đổi giờ: ${service}, ${when}`,
    heading: `${them} không nhận được các giờ bạn đề xuất`,
    lead: 'Buổi hẹn giữ nguyên, và lịch của bạn không có gì thay đổi.',
  })),
  placed: toEither(({ service, them, when }) => ({
    subject: `Nơi gặp: ${service} với ${them}, ${when}`,
    heading: `${them} đã cho biết nơi gặp`,
    lead: 'Tệp lịch đính kèm email này sẽ cập nhật lịch của bạn.',
  })),
  place_missing: toEither(({ is_video, service, them, when }) =>
    is_video
      ? {
          subject: `Cần thêm liên kết: ${service} với ${them}, ${when}`,
          heading: `Buổi hẹn của bạn với ${them} chưa có liên kết`,
          lead: `Hãy thêm ngay để ${them} biết vào đâu. ${them} sẽ nhận được qua email.`,
        }
      : {
          subject: `Cần thêm nơi gặp: ${service} với ${them}, ${when}`,
          heading: `Buổi hẹn của bạn với ${them} chưa có số điện thoại hay địa chỉ`,
          lead: `Hãy thêm ngay. ${them} sẽ nhận được qua email.`,
        },
  ),
  no_show_mentor: toEither(({ is_paid, service, them, when }) => ({
    subject: `Bị báo vắng mặt: ${service} với ${them}, ${when}`,
    heading: `${them} báo rằng bạn đã không đến`,
    lead: `${is_paid ? 'Số tiền đã trả được hoàn lại toàn bộ. ' : ''}Nếu báo cáo không đúng, hãy trả lời email này và cho chúng tôi biết chuyện gì đã xảy ra.`,
  })),
  no_show_prospect: toEither(({ is_paid, service, them, when }) => ({
    subject: `Bị báo vắng mặt: ${service} với ${them}, ${when}`,
    heading: `${them} báo rằng bạn đã không đến`,
    lead: `${is_paid ? 'Số tiền bạn đã trả không được hoàn lại. ' : ''}Nếu báo cáo không đúng, hãy trả lời email này và cho chúng tôi biết chuyện gì đã xảy ra.`,
  })),
};

export const deal: DealWords = {
  price: 'Giá',
  paid: 'Đã trả',
  reserved: 'Đang giữ trên thẻ',
  refund: 'Hoàn tiền',
  refund_why: 'Lý do',
  reasons: {
    cancelled_in_time: 'hủy đúng hạn',
    cancelled_late: 'hủy muộn nên chỉ hoàn một phần',
    mentor_cancelled: 'mentor hủy',
    platform_cancelled: 'Abroad Mentors hủy',
    mentor_absent: 'mentor không đến',
    paid_too_late: 'trả tiền khi giờ hẹn không còn',
    made_at_provider: 'do Abroad Mentors hoàn lại',
  },
  reserved_note: {
    prospect: (them) => `Bạn chưa bị trừ tiền: giá chỉ được thu khi ${them} đồng ý; nếu không, khoản giữ được bỏ.`,
    mentor: () => 'Giá được thu khi bạn đồng ý.',
  },
  released: 'Bạn không bị trừ tiền. Ngân hàng có thể còn hiển thị khoản giữ thêm vài ngày.',
  arrives,
  times: 'Các giờ được đề xuất',
  choose: 'Chọn giờ',
};
