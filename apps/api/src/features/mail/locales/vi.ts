import type { MailWords } from './words.ts';

export const vi: MailWords = {
  dates: 'vi',
  direction: 'ltr',
  moment: (day: string, time: string) => `${time}, ${day}`,
  labelled: (label, value) => `${label}: ${value}`,
  comma: ', ',
  digests: {
    bookings: {
      title: (count) => `Thêm ${count} thay đổi trong lịch hẹn của bạn`,
      lead: 'Có nhiều thay đổi trong vòng một giờ nên chúng tôi gộp vào một email. Trang lịch hẹn cho bạn thấy tình hình hiện tại.',
      button: 'Xem lịch hẹn của bạn',
    },
    messages: {
      title: (count) => `Thêm ${count} tin nhắn chưa đọc`,
      lead: 'Có nhiều người nhắn cho bạn trong vòng một giờ nên chúng tôi gộp vào một email.',
      button: 'Đọc tin nhắn của bạn',
    },
    all: {
      title: (count) => `Thêm ${count} tin mới`,
      lead: 'Có nhiều thay đổi trong vòng một giờ nên chúng tôi gộp vào một email.',
      button: 'Xem thông báo của bạn',
    },
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
    categories: {
      text: 'Bạn vẫn thấy mọi tin trên trang, ở chuông.',
      again: 'Bạn vẫn thấy mọi tin trên trang, ở chuông. Bạn có thể bật lại các email này bất cứ lúc nào.',
      messages: { ask: 'Tắt email về tin nhắn?', done: 'Đã tắt email về tin nhắn', button: 'Tắt email về tin nhắn' },
      reviews: { ask: 'Tắt email về đánh giá?', done: 'Đã tắt email về đánh giá', button: 'Tắt email về đánh giá' },
      product: {
        ask: 'Tắt email về tài khoản và hồ sơ của bạn?',
        done: 'Đã tắt email về tài khoản và hồ sơ của bạn',
        button: 'Tắt email về tài khoản và hồ sơ của bạn',
      },
    },
  },
  labels: {
    product: 'Abroad Mentors',
    service: 'Buổi gặp',
    place: 'Cách tham gia',
  },
};
