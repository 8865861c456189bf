import { withMoney } from './with-money.ts';
import type { NoShowWords } from './words.ts';

export const vi: NoShowWords = {
  contested: ({ name, service, when, until, is_paid }) => ({
    title: `${name} nói rằng đã có mặt`,
    lead: withMoney(
      is_paid,
      `Bạn đã báo không tham gia: ${service}, ${when}. Chúng tôi sẽ xem ý kiến của cả hai và quyết định trước ${until}.`,
      'Khoản thanh toán được giữ lại đến lúc đó.',
    ),
  }),
  ended: {
    mentor_absent: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `Bạn đã không tham gia: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `Buổi gặp với ${name} được tính là mentor không tham gia.`,
          `${name} được hoàn toàn bộ tiền.`,
        ),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `${name} đã không tham gia: ${service}, ${when}`,
        lead: withMoney(is_paid, 'Buổi gặp được tính là mentor không tham gia.', 'Bạn được hoàn toàn bộ tiền.'),
      }),
    },
    prospect_absent: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `${name} đã không tham gia: ${service}, ${when}`,
        lead: withMoney(is_paid, 'Buổi gặp được tính là học viên không tham gia.', 'Bạn vẫn giữ khoản thanh toán.'),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `Bạn đã không tham gia: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `Buổi gặp với ${name} được tính là học viên không tham gia.`,
          'Bạn không được hoàn tiền.',
        ),
      }),
    },
    both_came: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `Buổi gặp đã diễn ra: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `Buổi gặp với ${name} được tính là đã hoàn thành. Báo cáo không còn hiệu lực.`,
          'Bạn vẫn giữ khoản thanh toán.',
        ),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `Buổi gặp đã diễn ra: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `Buổi gặp với ${name} được tính là đã hoàn thành. Báo cáo không còn hiệu lực.`,
          'Bạn không được hoàn tiền.',
        ),
      }),
    },
    technical: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `Sự cố kỹ thuật: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `Sự cố kỹ thuật khiến bạn và ${name} không gặp được nhau. Buổi gặp không tính cho ai cả.`,
          `${name} được hoàn một nửa tiền. Bạn giữ phần còn lại.`,
        ),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `Sự cố kỹ thuật: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `Sự cố kỹ thuật khiến bạn và ${name} không gặp được nhau. Buổi gặp không tính cho ai cả.`,
          'Bạn được hoàn một nửa tiền.',
        ),
      }),
    },
  },
  button: 'Xem lịch hẹn',
  find: { paid: 'Tìm mentor khác với giá tương đương hoặc thấp hơn', free: 'Tìm mentor khác' },
  found: 'Kết quả xem xét',
  unnamed: 'Người kia',
};
