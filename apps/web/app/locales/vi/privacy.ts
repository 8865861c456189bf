export default {
  'privacy.intro':
    'Abroad Mentors kết nối sinh viên với những người đã đi du học. Để làm vậy, chúng tôi giữ một phần những gì bạn cho biết. Trang này nói rõ giữ gì, vì sao, bao lâu, ai thấy và bạn có thể làm gì.',

  'privacy.kept_title': 'Chúng tôi giữ gì, và vì sao',
  'privacy.kept_account':
    'Tên, địa chỉ email và cách bạn đăng nhập, để tài khoản của bạn thật sự là của bạn. Nhà cung cấp danh tính giữ mật khẩu của bạn. Chúng tôi không bao giờ thấy mật khẩu đó.',
  'privacy.kept_profile':
    'Những gì bạn viết trong hồ sơ: bạn đến từ đâu, học vấn, công việc, chủ đề, ngôn ngữ, kế hoạch, ảnh và múi giờ. Mentor và sinh viên nhờ đó mà tìm thấy nhau và chuẩn bị cho nhau.',
  'privacy.kept_bookings':
    'Các lịch hẹn của bạn: ai, khi nào, dịch vụ nào, bạn đã viết gì cho bên kia và kết quả ra sao. Với buổi trả phí, cả số tiền đã trả và đã hoàn.',
  'privacy.kept_acceptance':
    'Bạn đã chấp nhận phiên bản nào của điều khoản nào, khi nào và từ địa chỉ mạng nào. Đó là bằng chứng rằng bạn đã đồng ý.',
  'privacy.kept_mail': 'Các email chúng tôi đã gửi bạn về lịch hẹn.',
  'privacy.kept_technical':
    'Ghi chép của máy chủ về các yêu cầu và lỗi. Chúng mang một con số cho mỗi yêu cầu, không có tên, địa chỉ hay lời nhắn.',

  'privacy.basis_title': 'Điều gì cho phép chúng tôi',
  'privacy.basis_contract':
    'Phần lớn là cần thiết để làm điều bạn yêu cầu: hiện hồ sơ, đặt lịch, gửi lời mời, nhận thanh toán.',
  'privacy.basis_interest':
    'Giữ cho trang an toàn trước lạm dụng và sửa lỗi là lợi ích chính đáng của chúng tôi, và của bạn.',
  'privacy.basis_consent': 'Những phần không bắt buộc trong hồ sơ là do bạn tự nguyện cung cấp, và bạn có thể rút lại.',
  'privacy.basis_law': 'Hồ sơ thanh toán thì luật buộc chúng tôi phải giữ.',

  'privacy.seen_title': 'Ai thấy gì',
  'privacy.seen_mentor': 'Hồ sơ của mentor là công khai, và công cụ tìm kiếm có thể hiện hồ sơ đó.',
  'privacy.seen_prospect':
    'Hồ sơ của sinh viên được các mentor mà họ đặt lịch nhìn thấy. Trong hồ sơ, họ có thể chọn để không ai khác, hoặc để mọi người, nhìn thấy.',
  'privacy.seen_email':
    'Địa chỉ email chỉ hiện cho hai người của một lịch hẹn đã xác nhận. Không ai tìm kiếm được email.',
  'privacy.seen_providers':
    'Các dịch vụ làm việc cho chúng tôi chỉ nhận những gì công việc của họ cần: nhà cung cấp danh tính, dịch vụ email, dịch vụ thanh toán, nơi lưu tệp của bạn, và lịch nếu bạn kết nối.',
  'privacy.seen_nobody': 'Chúng tôi không bán gì về bạn, và ở đây không có quảng cáo hay theo dõi.',

  'privacy.browser_title': 'Những gì ở lại trong trình duyệt của bạn',
  'privacy.browser_intro':
    'Không cookie nào của chúng tôi theo bạn đi nơi khác. Những cookie sau giữ trang như lúc bạn rời đi, và tồn tại nhiều nhất một năm:',
  'privacy.browser_id': 'một số ngẫu nhiên cho trình duyệt này, để chúng tôi phân biệt lạm dụng với sử dụng;',
  'privacy.browser_choices': 'ngôn ngữ, màu sắc, định dạng giờ, múi giờ và vai trò của bạn ở đây;',
  'privacy.browser_signed_in':
    'một ghi chú rằng bạn đã đăng nhập ở đây và hồ sơ nào là của bạn, để trang chừa chỗ cho tên bạn và những gì bạn có thể sửa.',
  'privacy.browser_storage':
    'Khóa phiên đăng nhập và những gì bạn đang nhập dở được giữ trong bộ nhớ của trình duyệt, cho đến khi bạn đăng xuất hoặc gửi đi.',

  'privacy.time_title': 'Trong bao lâu',
  'privacy.time_account': 'Tài khoản và hồ sơ của bạn: cho đến khi bạn xóa.',
  'privacy.time_bookings':
    'Lịch hẹn: chừng nào một trong hai người còn tài khoản. Khi bạn xóa tài khoản, lịch hẹn ở lại với bên kia mà không có tên bạn.',
  'privacy.time_payments': 'Hồ sơ thanh toán: chừng nào luật còn yêu cầu, không kèm hồ sơ cá nhân của bạn.',
  'privacy.time_technical': 'Ghi chép của máy chủ: đủ lâu để tìm ra lỗi hoặc ngăn một vụ lạm dụng.',

  'privacy.rights_title': 'Bạn có thể làm gì',
  'privacy.rights_read': 'Đọc và sửa những gì chúng tôi có: trong hồ sơ của bạn, bất cứ lúc nào.',
  'privacy.rights_take': 'Mang tất cả theo: phần cài đặt cho bạn mọi thứ chúng tôi giữ về bạn trong một tệp.',
  'privacy.rights_erase':
    'Yêu cầu xóa: khi bạn xóa tài khoản trong phần cài đặt, những gì đã đặt được hủy và hoàn tiền trước, rồi bạn được xóa.',
  'privacy.rights_object':
    'Phản đối một cách sử dụng, hoặc xin tạm ngừng trong lúc chúng tôi xem xét: hãy trả lời bất kỳ email nào của chúng tôi.',
  'privacy.rights_complain': 'Khiếu nại với cơ quan bảo vệ dữ liệu ở nơi bạn sống.',

  'privacy.young_title': 'Nếu bạn còn trẻ',
  'privacy.young':
    'Bạn phải từ 16 tuổi trở lên để có tài khoản. Nếu bạn dưới 18 tuổi, cha mẹ hoặc người giám hộ đã đồng ý cho bạn dùng Abroad Mentors.',

  'privacy.changes_title': 'Khi nội dung này thay đổi',
  'privacy.changes':
    'Thay đổi quan trọng sẽ được báo cho bạn qua email trước khi có hiệu lực. Phiên bản và ngày nằm ở đầu trang này.',
};
