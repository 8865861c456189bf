import type { MailWords } from './words.ts';

export const vi: MailWords = {
  dates: 'vi',
  direction: 'ltr',
  moment: (day: string, time: string) => `${time}, ${day}`,
  labelled: (label, value) => `${label}: ${value}`,
  comma: ', ',
  digest: {
    title: (count) => `Thêm ${count} thay đổi trong lịch hẹn của bạn`,
    lead: 'Có nhiều thay đổi trong vòng một giờ nên chúng tôi gộp vào một email. Trang lịch hẹn cho bạn thấy tình hình hiện tại.',
    button: 'Xem lịch hẹn của bạn',
  },
  why_account: 'Bạn nhận email này vì bạn có tài khoản với chúng tôi.',
  unsubscribe: {
    ask: {
      title: 'Tắt nhắc lịch?',
      text: 'Chúng tôi sẽ không gửi email 24 giờ và 1 giờ trước buổi gặp. Bạn vẫn nhận email về thay đổi trong lịch hẹn.',
    },
    done: {
      title: 'Đã tắt nhắc lịch',
      text: 'Chúng tôi sẽ không gửi email trước các buổi gặp. Bạn có thể bật lại bất cứ lúc nào.',
    },
    button: 'Tắt nhắc lịch',
    settings: 'Mọi cài đặt email',
  },
  labels: {
    product: 'Abroad Mentors',
    service: 'Buổi gặp',
    place: 'Cách tham gia',
  },
};
