import { toEither } from '../../../mail/locales/index.ts';
import type { BookingWords, Named } from './words.ts';

const attached = 'Lời mời lịch được đính kèm.';
const updates = 'Tệp lịch đính kèm cập nhật lịch của bạn.';
const joinEarly = 'Bạn có thể tham gia trước giờ bắt đầu mười phút.';

const before = (named: Named) => (named.before === null ? '' : `Giờ cũ là ${named.before}. `);
const held = (named: Named) =>
  named.until === null
    ? `Chúng tôi đang giữ chỗ cho bạn và sẽ gửi email khi ${named.them} trả lời.`
    : `Chúng tôi giữ chỗ cho bạn đến ${named.until} và sẽ gửi email khi ${named.them} trả lời.`;
const answerable = (named: Named) =>
  named.until === null
    ? 'Hãy chấp nhận hoặc từ chối yêu cầu. Chúng tôi giữ khung giờ này cho đến khi bạn trả lời.'
    : `Hãy chấp nhận hoặc từ chối trước ${named.until}. Chúng tôi giữ khung giờ này đến lúc đó.`;
const movedRequest = (named: Named) => `Yêu cầu đã đổi lịch: ${named.service} với ${named.them}, ${named.when}`;
/** Who accepted the time that the other person had proposed; null where there was no proposal. */
function accepted(named: Named): string | null {
  if (!named.was_proposed) return null;
  return named.by_reader ? `Bạn đã chấp nhận giờ mới của ${named.them}` : `${named.them} đã chấp nhận giờ mới của bạn`;
}

const reportedAbsent = toEither(({ is_paid, service, them, when, until }: Named) => ({
  subject: `Báo không tham gia: ${service} với ${them}, ${when}`,
  heading: `${them} đã báo bạn không tham gia`,
  lead: `Hãy cho biết chuyện gì đã xảy ra trước ${until}. Nếu bạn không trả lời, báo cáo sẽ có hiệu lực.${is_paid ? ' Khoản thanh toán được giữ lại đến lúc đó.' : ''}`,
}));

const mails: BookingWords['mails'] = {
  booked: {
    prospect: (named) => ({
      subject: `Đã xác nhận: ${named.service} với ${named.them}, ${named.when}`,
      heading: `Buổi gặp của bạn với ${named.them} đã được xác nhận`,
      lead: `${attached} Hãy ghi sẵn câu hỏi trước buổi gặp.`,
    }),
    mentor: (named) => ({
      subject: `Lịch hẹn mới từ ${named.them}: ${named.service}, ${named.when}`,
      heading: `${named.them} đã đặt một buổi gặp với bạn`,
      lead: `Buổi gặp đã được xác nhận. ${attached}`,
    }),
  },
  requested: {
    prospect: (named) =>
      named.was_proposed
        ? {
            subject: movedRequest(named),
            heading: `Yêu cầu của bạn gửi ${named.them} có giờ mới`,
            lead: `${before(named)}${held(named)}`,
          }
        : {
            subject: `Đã gửi yêu cầu: ${named.service} với ${named.them}, ${named.when}`,
            heading: `Bạn đã gửi yêu cầu buổi gặp cho ${named.them}`,
            lead: held(named),
          },
    mentor: (named) =>
      named.was_proposed
        ? {
            subject: movedRequest(named),
            heading: `${named.them} đã chấp nhận giờ mới của bạn`,
            lead: `${before(named)}${answerable(named)}`,
          }
        : {
            subject: `Yêu cầu mới từ ${named.them}: ${named.service}, ${named.when}`,
            heading: `${named.them} đã gửi yêu cầu buổi gặp cho bạn`,
            lead: answerable(named),
          },
  },
  accepted: {
    prospect: (named) => ({
      subject: `Đã xác nhận: ${named.service} với ${named.them}, ${named.when}`,
      heading: `${named.them} đã chấp nhận yêu cầu của bạn`,
      lead: `Buổi gặp của bạn đã được xác nhận. ${attached}`,
    }),
    mentor: (named) => ({
      subject: `Đã xác nhận: ${named.service} với ${named.them}, ${named.when}`,
      heading: `Bạn đã chấp nhận yêu cầu của ${named.them}`,
      lead: `Buổi gặp đã được xác nhận. ${attached}`,
    }),
  },
  declined: {
    prospect: (named) => ({
      subject: `${named.them} đã từ chối yêu cầu: ${named.service}, ${named.when}`,
      heading: `${named.them} đã từ chối yêu cầu của bạn`,
      lead: 'Có thể một khung giờ khác hợp với cả hai. Bạn cũng có thể chọn mentor khác trên cùng hành trình.',
    }),
    mentor: (named) => ({
      subject: `Đã từ chối: ${named.service} với ${named.them}, ${named.when}`,
      heading: `Bạn đã từ chối yêu cầu của ${named.them}`,
      lead: 'Khung giờ này lại trống.',
    }),
  },
  cancelled: {
    prospect: (named) => ({
      subject: `Đã hủy: ${named.service} với ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'Bạn đã hủy buổi gặp của mình' : `${named.them} đã hủy buổi gặp của bạn`,
      lead: 'Tệp lịch đính kèm xóa buổi gặp khỏi lịch của bạn.',
    }),
    mentor: (named) => ({
      subject: `Đã hủy: ${named.service} với ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'Bạn đã hủy một buổi gặp' : `${named.them} đã hủy một buổi gặp`,
      lead: 'Khung giờ này lại trống. Tệp lịch đính kèm xóa buổi gặp khỏi lịch của bạn.',
    }),
  },
  contract_withdrawn: toEither(({ service, them, when }) => ({
    subject: `Rút khỏi hợp đồng: ${service} với ${them}, ${when}`,
    heading: `${them} đã rút khỏi hợp đồng`,
    lead: 'Học viên ở EU có 14 ngày để rút khỏi hợp đồng với bên kinh doanh và được hoàn tiền toàn bộ. Tệp lịch đính kèm xóa buổi gặp khỏi lịch của bạn.',
  })),
  rescheduled: {
    prospect: (named) => ({
      subject: `Đã đổi lịch: ${named.service} với ${named.them}, ${named.when}`,
      heading:
        accepted(named) ??
        (named.by_reader ? 'Bạn đã đổi lịch buổi gặp của mình' : `${named.them} đã đổi lịch buổi gặp của bạn`),
      lead: `${before(named)}${updates}`,
    }),
    mentor: (named) => ({
      subject: `Đã đổi lịch: ${named.service} với ${named.them}, ${named.when}`,
      heading:
        accepted(named) ??
        (named.by_reader ? 'Bạn đã đổi lịch một buổi gặp' : `${named.them} đã đổi lịch một buổi gặp`),
      lead: `${before(named)}${updates}`,
    }),
  },
  withdrawn: {
    prospect: (named) => ({
      subject: `Đã rút lại yêu cầu: ${named.service} với ${named.them}, ${named.when}`,
      heading: 'Bạn đã rút lại yêu cầu',
      lead: 'Chúng tôi không còn giữ chỗ cho bạn.',
    }),
    mentor: (named) => ({
      subject: `Đã rút lại yêu cầu: ${named.service} với ${named.them}, ${named.when}`,
      heading: `${named.them} đã rút lại yêu cầu`,
      lead: 'Bạn không cần làm gì. Khung giờ này lại trống.',
    }),
  },
  expired: {
    prospect: (named) => ({
      subject: `Yêu cầu hết hạn: ${named.service} với ${named.them}, ${named.when}`,
      heading: `${named.them} chưa trả lời kịp`,
      lead: 'Chúng tôi không còn giữ chỗ. Hãy chọn khung giờ khác, hoặc mentor khác trên cùng hành trình.',
    }),
    mentor: (named) => ({
      subject: `Yêu cầu hết hạn: ${named.service} với ${named.them}, ${named.when}`,
      heading: `Yêu cầu của ${named.them} đã hết hạn`,
      lead: 'Bạn chưa trả lời kịp. Khung giờ này lại trống.',
    }),
  },
  reminder_24h: {
    prospect: (named) => ({
      subject: `Ngày mai: ${named.service} với ${named.them}, ${named.when}`,
      heading: `Còn 24 giờ nữa đến buổi gặp của bạn với ${named.them}`,
      lead: 'Nếu không tham gia được, hãy hủy ngay để nhường khung giờ cho người khác.',
    }),
    mentor: (named) => ({
      subject: `Ngày mai: ${named.service} với ${named.them}, ${named.when}`,
      heading: `Còn 24 giờ nữa đến buổi gặp của bạn với ${named.them}`,
      lead: `Nếu không tham gia được, hãy hủy ngay và cho ${named.them} biết lý do.`,
    }),
  },
  reminder_1h: {
    prospect: (named) => ({
      subject: `Còn một giờ: ${named.service} với ${named.them}, ${named.time}`,
      heading: `Buổi gặp của bạn với ${named.them} bắt đầu sau một giờ nữa`,
      lead: joinEarly,
    }),
    mentor: (named) => ({
      subject: `Còn một giờ: ${named.service} với ${named.them}, ${named.time}`,
      heading: `Buổi gặp của bạn với ${named.them} bắt đầu sau một giờ nữa`,
      lead: joinEarly,
    }),
  },
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
  no_show_mentor: reportedAbsent,
  no_show_prospect: reportedAbsent,
};

const labels: BookingWords['labels'] = {
  yours: 'Giờ của bạn',
  message: (name) => `${name} đã viết`,
  reason: (name) => `Lý do của ${name}`,
  your_message: 'Bạn đã viết',
  your_reason: 'Lý do của bạn',
  open: 'Xem lịch hẹn',
  answer: 'Trả lời yêu cầu',
  say: 'Cho biết chuyện gì đã xảy ra',
  pay: 'Thanh toán ngay',
  find: 'Tìm khung giờ khác',
  link_by_mentor: (name) => `${name} sẽ gửi liên kết cho bạn trước buổi gặp.`,
  link_by_you: 'Hãy tự gửi liên kết trước buổi gặp. Bạn chưa kết nối lịch nào tạo được liên kết.',
  place_by_mentor: (name) => `${name} sẽ báo cho bạn trước buổi gặp.`,
  place_by_you: 'Hãy báo cho học viên trước buổi gặp. Dịch vụ của bạn chưa có địa chỉ hay số điện thoại.',
  unsubscribe: 'Tắt nhắc lịch',
  why: 'Bạn nhận email này vì bạn có lịch hẹn trên Abroad Mentors.',
  times: 'Các khung giờ được đề xuất',
  choose: 'Chọn khung giờ',
};

export const vi: BookingWords = { mails, labels };
