export default {
  'trouble.title': 'Đã có lỗi gì',
  'trouble.nothing': 'Không còn ghi chú nào.',
  'trouble.copy': 'Sao chép cho bộ phận hỗ trợ',
  'trouble.copied': 'Đã sao chép.',
  'trouble.copy_failed': 'Không sao chép được. Hãy tự chọn các dòng ở trên.',
};
