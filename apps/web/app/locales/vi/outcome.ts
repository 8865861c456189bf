export default {
  'outcome.success_page': 'Sau khi thanh toán',
  'outcome.fail_page': 'Chưa thanh toán xong',
  'outcome.waiting_title': 'Đang chờ khoản thanh toán của bạn',
  'outcome.waiting_text': 'Bên thanh toán chưa phản hồi. Trang này tự cập nhật. Chúng tôi giữ chỗ cho bạn đến {time}.',
  'outcome.waiting_text_open': 'Bên thanh toán chưa phản hồi. Trang này tự cập nhật.',
  'outcome.failed_title': 'Thanh toán không thành công',
  'outcome.failed_text': 'Chưa đặt được lịch. Chúng tôi giữ khung giờ với {name} đến {time}.',
  'outcome.failed_text_open': 'Chưa đặt được lịch. Chúng tôi vẫn đang giữ khung giờ với {name}.',
  'outcome.after_all_text':
    'Chúng tôi đã nhận được khoản thanh toán của bạn. Lời mời đã được gửi qua email cho bạn và {name}.',
  'outcome.expired_title': 'Chúng tôi không còn giữ khung giờ này',
  'outcome.expired_text':
    'Khoản thanh toán của bạn không đến kịp. Nếu tiền đến sau, chúng tôi sẽ hoàn lại. Khung giờ này có thể lại trống.',
  'outcome.too_late_text':
    'Khoản thanh toán của bạn đến sau khi đã hủy giữ chỗ, nên chưa đặt được lịch. Chúng tôi đang hoàn toàn bộ tiền.',
  'outcome.ended_title': 'Buổi gặp này không còn nữa',
  'outcome.declined_text': '{name} đã từ chối yêu cầu của bạn. Bạn không phải trả gì.',
  'outcome.cancelled_text':
    'Buổi gặp với {name} đã bị hủy. Việc hoàn tiền theo chính sách hủy bạn đã thấy khi đặt lịch.',
  'outcome.open': 'Xem lịch hẹn',
  'outcome.back': 'Về lịch hẹn',
  'outcome.look_again': 'Kiểm tra lại',
  'outcome.looking': 'Đang kiểm tra…',
  'outcome.other_time': 'Chọn khung giờ khác',
  'outcome.other_mentor': 'Tìm mentor khác',
  'outcome.no_id_title': 'Lịch hẹn nào?',
  'outcome.no_id_text': 'Liên kết này không dẫn đến lịch hẹn nào. Bạn xem được tất cả trong mục Lịch hẹn.',
};
