export default {
  'pickers.searching': 'Đang tìm…',
  'pickers.country_none': 'Không tìm thấy quốc gia nào khớp với “{text}”',
  'pickers.university_none': 'Không tìm thấy trường đại học nào khớp với “{text}”',
  'pickers.found': '{count, plural, other {# kết quả}}',
  'pickers.mentors': '{count, plural, =0 {chưa có mentor} other {# mentor}}',
  'pickers.closed': 'đóng cửa năm {year}',
  'pickers.merged': 'đóng cửa năm {year}, nay là {name}',
  'pickers.formerly': 'trước đây là {name}',
  'pickers.unchosen': 'Chọn một mục trong danh sách hoặc để trống ô này',
  'pickers.clear': 'Xóa',
};
