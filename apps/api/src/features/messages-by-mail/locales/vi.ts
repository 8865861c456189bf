import type { MessageMailWords } from './words.ts';

export const vi: MessageMailWords = {
  answer_above: '--- Hãy viết câu trả lời phía trên dòng này ---',
  unread: {
    title: (person) => `${person} đã nhắn tin cho bạn`,
    lead: ({ count, answerable }) =>
      `Bạn có ${count} tin nhắn chưa đọc.${answerable ? ' Hãy trả lời email này, hoặc trả lời trên trang web.' : ''}`,
    quote: (person) => `${person} đã viết`,
    button: 'Mở cuộc trò chuyện',
  },
  files: {
    title: 'Tin nhắn của bạn đã được gửi nhưng thiếu tệp',
    because: {
      no_session: 'Bạn có thể gửi tệp khi đã có buổi hẹn được xác nhận.',
      unfit: 'Chúng tôi nhận PDF, PNG, JPEG, WebP và văn bản thuần, nếu tệp không bị hỏng hay gây hại.',
      too_many: 'Mỗi tin nhắn nhận 5 tệp.',
    },
    names: 'Tệp không được gửi',
    button: 'Mở cuộc trò chuyện',
  },
  refused: {
    title: 'Câu trả lời của bạn chưa được gửi',
    because: {
      sender: 'Chúng tôi không xác minh được email này đến từ địa chỉ của bạn.',
      expired: 'Email mà bạn trả lời đã quá cũ.',
      empty: 'Chúng tôi không thấy nội dung nào của bạn trong email.',
      repeated: 'Bạn vừa gửi một email giống hệt, như thư trả lời tự động.',
      unreadable: 'Chúng tôi không đọc được email.',
      too_long: 'Một tin nhắn có tối đa 4.000 ký tự.',
      closed: 'Cuộc trò chuyện này hiện không nhận tin nhắn của bạn.',
      too_many: 'Bạn đã gửi đến mức tối đa số tin nhắn qua email trong một giờ.',
    },
    instead: 'Hãy viết trong cuộc trò chuyện.',
    button: 'Mở cuộc trò chuyện',
  },
};
