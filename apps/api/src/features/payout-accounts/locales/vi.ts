import type { PayoutAccountMailWords } from './words.ts';

export const vi: PayoutAccountMailWords = {
  bank_changed: {
    subject: 'Tài khoản ngân hàng nhận tiền của bạn đã thay đổi',
    leads: {
      held: (last4, until) =>
        `Từ nay chúng tôi trả tiền vào tài khoản có số cuối ${last4}. Để bảo vệ tiền của bạn, chúng tôi kiểm tra từng khoản chi trả đến ngày ${until}.`,
      now: (last4) => `Từ nay chúng tôi trả tiền vào tài khoản có số cuối ${last4}.`,
    },
    warning: (contact) =>
      `Nếu bạn không thay đổi, có thể người khác đang dùng tài khoản của bạn. Hãy viết ngay cho ${contact}.`,
    button: 'Xem thu nhập',
    why: 'Bạn nhận được email này vì bạn được trả tiền qua Abroad Mentors.',
  },
  restricted: {
    subject: 'Cần bổ sung thông tin để chúng tôi trả tiền cho bạn',
    lead: (contact) =>
      `Dịch vụ chi trả cần thêm thông tin trước khi chúng tôi có thể trả tiền cho bạn. Thu nhập của bạn vẫn an toàn. Hãy mở trang thu nhập để xem còn thiếu gì. Có câu hỏi? Hãy viết cho ${contact}.`,
    button: 'Xem còn thiếu gì',
    why: 'Bạn nhận được email này vì bạn được trả tiền qua Abroad Mentors.',
  },
  rejected: {
    subject: 'Chúng tôi không thể trả tiền vào tài khoản này',
    lead: (contact) =>
      `Dịch vụ chi trả đã từ chối tài khoản của bạn. Thu nhập của bạn vẫn an toàn. Hãy viết cho ${contact} và chúng tôi sẽ tìm cách khác.`,
    button: 'Xem thu nhập',
    why: 'Bạn nhận được email này vì bạn được trả tiền qua Abroad Mentors.',
  },
};
