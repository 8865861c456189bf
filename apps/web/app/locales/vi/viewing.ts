export default {
  'viewing.as': 'Bạn đang xem trang như {name}, chỉ để xem. {count, plural, other {Còn # phút.}}',
  'viewing.stop': 'Dừng',
  'viewing.not_shown': 'Phần này không hiển thị khi bạn xem trang với tư cách người khác.',
  'viewing.stopping': 'Đang dừng…',
};
