export default {
  'reviewing.title': 'Cách hoạt động của đánh giá',
  'reviewing.intro': 'Trang này cho biết ai được đánh giá mentor, chúng tôi kiểm tra gì và làm gì với các đánh giá.',

  'reviewing.who_title': 'Ai được viết đánh giá',
  'reviewing.who_session':
    'Chỉ học viên đã có buổi gặp với mentor, được đặt tại đây. Mỗi buổi gặp có một đánh giá về mentor.',
  'reviewing.who_time': 'Từ khi buổi gặp kết thúc, trong {days, plural, other {# ngày}}.',
  'reviewing.who_none':
    'Buổi gặp đã hủy, hoặc có người không tham gia, không có đánh giá. Hồ sơ cho biết mentor đã giữ bao nhiêu buổi gặp.',
  'reviewing.who_mentor':
    'Mentor trả lời ba câu hỏi về học viên. Những câu trả lời này không bao giờ công khai. Mentor nhận lịch hẹn từ học viên thấy được bao nhiêu lần câu trả lời là có, khi đã có nhiều mentor trả lời.',

  'reviewing.checked_title': 'Chúng tôi kiểm tra gì',
  'reviewing.checked_session': 'Qua lịch hẹn, chúng tôi biết học viên và mentor đã có buổi gặp này.',
  'reviewing.checked_opinion':
    'Chúng tôi không kiểm tra đánh giá đúng hay sai. Đánh giá là cảm nhận của học viên về buổi gặp.',
  'reviewing.checked_signs':
    'Chúng tôi tìm dấu hiệu cho thấy mentor tự viết đánh giá bằng tài khoản khác: cùng thẻ thanh toán, trình duyệt hoặc mạng.',
  'reviewing.checked_paid':
    'Chúng tôi không viết, không mua và không trả tiền cho đánh giá. Mentor không được tặng gì để đổi lấy đánh giá.',

  'reviewing.sealed_title': 'Ban đầu được giữ kín',
  'reviewing.sealed':
    'Không ai khác đọc được đánh giá cho đến khi cả hai đã viết, hoặc đến {days, plural, other {# ngày}} sau buổi gặp. Trước đó người viết có thể sửa. Nhờ vậy, không ai dùng đánh giá để đáp trả.',

  'reviewing.shown_title': 'Những gì được hiển thị',
  'reviewing.shown_all':
    'Mọi đánh giá đã đăng, dù tốt hay xấu: trước hết là đánh giá bằng ngôn ngữ của bạn, mới trước cũ sau.',
  'reviewing.shown_mean':
    'Điểm trung bình tính mỗi học viên một lần, theo đánh giá mới nhất. {count, plural, other {Điểm được hiển thị khi có từ # học viên.}} Trước đó, hồ sơ ghi “Mới tham gia”.',
  'reviewing.shown_reversed': 'Nếu sau đó ngân hàng hoàn lại khoản thanh toán, đánh giá vẫn còn và ghi rõ điều này.',
  'reviewing.shown_reply': 'Mentor được trả lời một lần, {reply_days, plural, other {trong vòng # ngày}}.',

  'reviewing.uncounted_title': 'Điều không được tính',
  'reviewing.uncounted': 'Những đánh giá này vẫn hiển thị nhưng không làm đổi điểm trung bình:',
  'reviewing.uncounted_new': 'đánh giá cho buổi gặp miễn phí từ tài khoản mới. Đánh giá ghi rõ là không được tính.',
  'reviewing.uncounted_same':
    'đánh giá từ tài khoản dùng chung thẻ thanh toán, trình duyệt hoặc mạng với mentor. Đánh giá ghi rõ vì sao không được tính.',
  'reviewing.uncounted_ring':
    'đánh giá từ nhiều buổi gặp đầu tiên miễn phí với mentor trong cùng một ngày. Mỗi đánh giá ghi rõ vì sao không được tính.',
  'reviewing.uncounted_before': 'đánh giá trước đó của cùng một học viên.',
  'reviewing.uncounted_frozen':
    'Nếu nhiều tài khoản mới đánh giá một mentor trong một ngày, điểm trung bình giữ nguyên trong một ngày để chúng tôi kiểm tra.',

  'reviewing.hide_title': 'Ai có thể sửa hoặc ẩn đánh giá',
  'reviewing.hide_change': 'Không ai sửa được đánh giá đã đăng: học viên, mentor hay chúng tôi đều không.',
  'reviewing.hide_student': 'Học viên có thể rút lại toàn bộ.',
  'reviewing.hide_mentor': 'Mentor không thể ẩn đánh giá, và chúng tôi không ẩn đánh giá chỉ vì nội dung không tốt.',
  'reviewing.hide_contact':
    'Số điện thoại, email, tên người dùng và liên kết trong đánh giá được ẩn. Phần còn lại vẫn hiển thị.',
  'reviewing.hide_staff':
    'Chúng tôi có thể ẩn đánh giá vi phạm quy định. Chúng tôi cho người viết biết lý do, và họ có thể kháng nghị.',

  'reviewing.erase_title': 'Khi tài khoản bị xóa',
  'reviewing.erase_student':
    'Nếu học viên xóa tài khoản, tên và lời của họ được gỡ. Số sao vẫn còn, nên điểm trung bình không đổi.',
  'reviewing.erase_mentor': 'Nếu mentor xóa tài khoản, hồ sơ và các đánh giá trong đó không còn hiển thị.',
};
