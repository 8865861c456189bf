export default {
  'outcome.success_page': 'Sau khi thanh toán',
  'outcome.fail_page': 'Chưa thanh toán xong',
  'outcome.waiting_title': 'Chúng tôi đang chờ khoản thanh toán của bạn',
  'outcome.waiting_text':
    'Bên thanh toán chưa báo cho chúng tôi. Trang này sẽ tự chạy tiếp. Giờ này được giữ cho bạn đến {time}.',
  'outcome.waiting_text_open': 'Bên thanh toán chưa báo cho chúng tôi. Trang này sẽ tự chạy tiếp.',
  'outcome.failed_title': 'Thanh toán không thành công',
  'outcome.failed_text': 'Chưa có gì được đặt. Giờ hẹn với {name} được giữ cho bạn đến {time}.',
  'outcome.failed_text_open': 'Chưa có gì được đặt. Giờ hẹn với {name} vẫn được giữ cho bạn.',
  'outcome.after_all_text':
    'Cuối cùng khoản thanh toán đã đến. Lời mời đã nằm trong email của bạn, và {name} cũng đã nhận.',
  'outcome.expired_title': 'Giờ này không còn được giữ',
  'outcome.expired_text':
    'Chúng tôi không nhận được thanh toán kịp lúc. Nếu tiền đến sau, chúng tôi hoàn lại ngay. Có thể giờ này lại trống.',
  'outcome.too_late_text':
    'Tiền của bạn đến sau khi giờ hẹn đã được nhả ra, nên chưa có gì được đặt. Toàn bộ được trả về thẻ của bạn.',
  'outcome.ended_title': 'Buổi hẹn này không còn được đặt',
  'outcome.declined_text': '{name} không thể gặp vào giờ đó. Số tiền bạn đã trả sẽ được hoàn lại.',
  'outcome.cancelled_text': 'Buổi hẹn với {name} đã bị hủy. Việc hoàn tiền theo quy tắc bạn đã thấy khi đặt.',
  'outcome.open': 'Mở lịch hẹn',
  'outcome.back': 'Về lịch hẹn',
  'outcome.look_again': 'Kiểm tra lại',
  'outcome.looking': 'Đang kiểm tra…',
  'outcome.other_time': 'Chọn giờ khác',
  'outcome.other_mentor': 'Tìm mentor khác',
  'outcome.no_id_title': 'Lịch hẹn nào?',
  'outcome.no_id_text': 'Địa chỉ này không chỉ đến lịch hẹn nào. Mọi lịch hẹn của bạn nằm trong một danh sách.',
};
