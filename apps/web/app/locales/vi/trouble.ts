export default {
  'trouble.title': 'Đã xảy ra lỗi gì',
  'trouble.nothing': 'Không còn lỗi nào để hiện.',
  'trouble.copy': 'Sao chép cho bộ phận hỗ trợ',
  'trouble.copied': 'Đã sao chép.',
  'trouble.copy_failed': 'Chúng tôi không sao chép được. Hãy tự chọn các dòng ở trên.',
};
