export default {
  'viewing.as': 'Bạn đang xem trang như {name}, chỉ để xem. {count, plural, other {Còn # phút.}}',
  'viewing.stop': 'Dừng',
  'viewing.stopping': 'Đang dừng…',
};
