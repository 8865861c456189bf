import type { ReviewWords } from './words.ts';

export const vi: ReviewWords = {
  asked: {
    title: (name) => `Buổi gặp với ${name} thế nào?`,
    lead: (name) =>
      `Hãy dành một phút để đánh giá. ${name} chỉ thấy đánh giá của bạn khi cả hai đã viết, hoặc sau 14 ngày kể từ buổi gặp.`,
    button: 'Viết đánh giá',
    stop: 'Tắt nhắc lịch',
    why: 'Bạn nhận được email này vì bạn đã có một buổi gặp.',
  },
  published: {
    mentor: {
      title: (name) => `${name} đã đánh giá buổi gặp với bạn`,
      lead: () => 'Đánh giá đã có trên hồ sơ của bạn. Bạn có thể trả lời một lần trong vòng 30 ngày.',
      button: 'Đọc đánh giá',
    },
    prospect: {
      title: (name) => `${name} đã đánh giá buổi gặp với bạn`,
      lead: () => 'Chỉ bạn thấy đánh giá này. Nó không có trên hồ sơ của bạn.',
      button: 'Đọc đánh giá',
    },
  },
  replied: {
    title: (name) => `${name} đã trả lời đánh giá của bạn`,
    lead: (name) => `Câu trả lời nằm trên hồ sơ của ${name}, bên dưới đánh giá của bạn.`,
    button: 'Đọc câu trả lời',
  },
};
