export default {
  'privacy.intro':
    'Abroad Mentors kết nối học viên với những người đã đi du học. Để làm việc đó, chúng tôi giữ một phần những gì bạn cung cấp. Trang này cho biết chúng tôi giữ gì, vì sao, bao lâu, ai xem được và bạn có thể làm gì.',

  'privacy.kept_title': 'Chúng tôi giữ gì, và vì sao',
  'privacy.kept_account':
    'Tên, địa chỉ email và cách bạn đăng nhập, để tài khoản của bạn là của riêng bạn. Nhà cung cấp danh tính giữ mật khẩu của bạn. Chúng tôi không bao giờ thấy mật khẩu đó.',
  'privacy.kept_profile':
    'Những gì bạn viết trong hồ sơ: quê nhà, học vấn, công việc, chủ đề, ngôn ngữ, dự định, ảnh đại diện và múi giờ. Mentor và học viên dựa vào đó để tìm thấy nhau và chuẩn bị cho buổi gặp.',
  'privacy.kept_bookings':
    'Các lịch hẹn của bạn: với ai, khi nào, dịch vụ nào, bạn đã viết gì cho người kia và kết quả ra sao. Với buổi gặp có phí, cả số tiền đã trả và đã hoàn.',
  'privacy.kept_messages':
    'Các cuộc trò chuyện của bạn: tin nhắn, tệp, toàn bộ email trả lời của bạn, và những người bạn đã chặn. Phần mềm tìm thông tin liên lạc trong tin nhắn và đánh giá, và tìm trong tin nhắn những lời đề nghị trả tiền ở nơi khác và nội dung gửi cho nhiều người. Tệp có thể được kiểm tra mã độc.',
  'privacy.kept_reviews': 'Đánh giá, phản hồi và câu trả lời của bạn về các buổi gặp, và lời nhắn riêng cho người kia.',
  'privacy.kept_sessions':
    'Lúc bạn bấm Tham gia một buổi gặp. Nếu có người báo rằng người kia không tham gia: những gì hai người nói về việc đó, và tài liệu của họ, được mã hóa.',
  'privacy.kept_trading':
    'Nếu bạn là mentor: bạn có làm với tư cách kinh doanh hay không, và khi đó là tên, địa chỉ bưu chính, email, số điện thoại, mã số đăng ký và mã số thuế VAT mà mọi người đều thấy. Với các khoản chi trả: tài khoản nhận, số tiền và thời điểm. Thông tin ngân hàng bạn cung cấp cho chúng tôi được mã hóa.',
  'privacy.kept_withdrawal':
    'Nếu bạn rút khỏi hợp đồng: tên và địa chỉ email bạn đã cho, và thời điểm. Nếu bạn đã yêu cầu buổi gặp trong 14 ngày, cả điều đó.',
  'privacy.kept_acceptance':
    'Bạn đã chấp nhận phiên bản nào của điều khoản nào, khi nào và từ địa chỉ mạng nào. Đó là bằng chứng bạn đã chấp nhận.',
  'privacy.kept_mail': 'Các email chúng tôi đã gửi cho bạn.',
  'privacy.kept_calendars':
    'Nếu bạn kết nối lịch cá nhân: tài khoản của bạn ở đó, quyền truy cập của chúng tôi, được mã hóa, và những lúc bạn bận. Chúng tôi không giữ nội dung các sự kiện của bạn.',
  'privacy.kept_more':
    'Cài đặt, thông báo và tìm kiếm đã lưu của bạn. Nếu bạn dùng, cả khóa API, dưới dạng dấu vết đã mã hóa, và webhook cùng những gì chúng tôi đã gửi đến đó.',
  'privacy.kept_push':
    'Nếu bạn bật thông báo trên màn hình: địa chỉ mà hãng làm trình duyệt cấp cho thông báo, và tên trình duyệt, cho đến khi bạn tắt hoặc đăng xuất. Nội dung gửi đến đó được mã hóa và chỉ trình duyệt của bạn đọc được.',
  'privacy.kept_signals':
    'Trình duyệt, mạng và thẻ thanh toán bạn dùng, cùng tên trên tài khoản ngân hàng nhận tiền, dưới dạng dấu vết đã mã hóa không thể đảo ngược. Chúng tôi so sánh chúng giữa mentor và học viên của họ để phát hiện việc tự đánh giá và tự trả tiền cho mình.',
  'privacy.kept_sign_ins': 'Thời điểm bạn đăng nhập, để bạn và đội ngũ của chúng tôi biết ai đã dùng tài khoản.',
  'privacy.kept_fraud':
    'Những gì giống gian lận: thẻ bị từ chối, khoản tiền ngân hàng lấy lại, ảnh cũng có ở tài khoản khác (chúng tôi so sánh hình thức của ảnh) và những gì các dấu vết cho thấy. Con người quyết định bước tiếp theo.',
  'privacy.kept_proofs':
    'Những gì chứng minh việc học của bạn: địa chỉ email trường dưới dạng dấu vết đã mã hóa không thể đảo ngược, và tài liệu được mã hóa mà chỉ đội ngũ của chúng tôi xem được.',
  'privacy.kept_reports':
    'Báo cáo của bạn: nội dung bạn viết, tên và địa chỉ email nếu bạn cung cấp, và địa chỉ mạng dưới dạng dấu vết đã mã hóa.',
  'privacy.kept_decisions':
    'Những gì đội ngũ của chúng tôi quyết định về bạn hoặc về điều bạn đã báo cáo: lý do, bản sao nội dung liên quan, các lần vi phạm và kháng nghị.',
  'privacy.kept_technical':
    'Nhật ký máy chủ về các yêu cầu và lỗi. Nhật ký ghi trang nào được mở, và ghi yêu cầu và tài khoản bằng mã số. Chúng tôi không ghi địa chỉ email, địa chỉ mạng, tin nhắn hay những gì bạn nhập.',

  'privacy.basis_title': 'Cơ sở pháp lý',
  'privacy.basis_contract':
    'Chúng tôi cần phần lớn dữ liệu này để làm điều bạn yêu cầu: hiện hồ sơ, đặt lịch, gửi lời mời hoặc nhận thanh toán.',
  'privacy.basis_interest':
    'Giữ cho trang an toàn trước hành vi lạm dụng và sửa lỗi của trang là lợi ích chính đáng của chúng tôi, và của bạn.',
  'privacy.basis_consent': 'Bạn chọn có cung cấp những phần không bắt buộc trong hồ sơ hay không, và có thể gỡ đi.',
  'privacy.basis_law': 'Pháp luật buộc chúng tôi lưu giữ chứng từ thanh toán.',

  'privacy.seen_title': 'Ai xem được gì',
  'privacy.seen_mentor': 'Hồ sơ của mentor là công khai, và công cụ tìm kiếm có thể hiện hồ sơ đó.',
  'privacy.seen_prospect':
    'Mentor xem được hồ sơ của học viên khi yêu cầu của học viên đang chờ, và khi hai người đã có buổi gặp được xác nhận. Trong hồ sơ, học viên có thể chọn chỉ mình xem được, hoặc mọi người xem được.',
  'privacy.seen_email':
    'Chúng tôi chỉ hiện địa chỉ email của tài khoản cho người kia trong một lịch hẹn đã xác nhận. Chỉ đội ngũ của chúng tôi tìm kiếm được địa chỉ email.',
  'privacy.seen_team':
    'Đội ngũ của chúng tôi xem những gì cần để hỗ trợ, quyết định và chi trả. Họ đọc tin nhắn nếu tin nhắn bị báo cáo, có vẻ vi phạm quy tắc, hoặc liên quan đến việc có người không tham gia buổi gặp. Mỗi lần xem nội dung hoặc tài liệu đều được ghi lại.',
  'privacy.seen_providers':
    'Các dịch vụ làm việc cho chúng tôi chỉ nhận những gì họ cần: nhà cung cấp danh tính, dịch vụ email, dịch vụ thanh toán, dịch vụ lưu trữ tệp của bạn, và lịch nếu bạn kết nối.',
  'privacy.seen_bank':
    'Nếu bạn khiếu nại một khoản thanh toán bằng thẻ sau buổi gặp, ngân hàng nhận tên, địa chỉ email, lịch hẹn và tin nhắn của bạn cho mentor, để cho thấy buổi gặp đã diễn ra.',
  'privacy.seen_nobody': 'Chúng tôi không bán dữ liệu của bạn. Ở đây không có quảng cáo và không có theo dõi.',

  'privacy.browser_title': 'Những gì lưu trong trình duyệt của bạn',
  'privacy.browser_intro':
    'Không cookie nào của chúng tôi theo dõi bạn ở nơi khác. Các cookie sau giữ trang như lúc bạn rời đi, và tồn tại tối đa một năm:',
  'privacy.browser_id':
    'một số ngẫu nhiên cho trình duyệt này, giúp chúng tôi phân biệt hành vi lạm dụng với việc sử dụng bình thường;',
  'privacy.browser_choices':
    'ngôn ngữ, giao diện, kiểu giờ, múi giờ và loại tiền của bạn, bản đồ tìm kiếm có đang mở không, và bạn đang ở đây với vai trò mentor hay học viên;',
  'privacy.browser_signed_in':
    'một ghi chú rằng bạn đã đăng nhập ở đây và hồ sơ nào là của bạn, để trang chừa chỗ cho tên bạn và những gì bạn có thể sửa.',
  'privacy.browser_storage':
    'Khóa phiên đăng nhập và những gì bạn đang nhập dở được giữ trong bộ nhớ của trình duyệt, cho đến khi bạn đăng xuất hoặc gửi đi. Nhà cung cấp danh tính và dịch vụ thanh toán (ở trang trả tiền) có cookie riêng.',

  'privacy.time_title': 'Trong bao lâu',
  'privacy.time_account':
    'Tài khoản và hồ sơ của bạn: cho đến khi bạn xóa. Sau đó, liên kết hồ sơ của bạn còn được giữ một năm, dưới dạng dấu vết đã mã hóa.',
  'privacy.time_bookings':
    'Lịch hẹn: cho đến khi bạn xóa tài khoản. Sau đó, lịch hẹn vẫn còn với người kia và trong hồ sơ của chúng tôi, không kèm tên bạn và những gì bạn đã viết.',
  'privacy.time_messages':
    'Cuộc trò chuyện: 24 tháng sau tin nhắn cuối và buổi gặp cuối. Nếu bạn xóa tài khoản, người kia vẫn giữ tin nhắn của bạn, không kèm tên và tệp của bạn.',
  'privacy.time_reviews':
    'Đánh giá và lời nhắn riêng: cho đến khi bạn xóa tài khoản. Khi đó số sao vẫn còn, không kèm tên và lời của bạn.',
  'privacy.time_mail': 'Email chúng tôi đã gửi cho bạn, và những gì đã gửi đến webhook: 30 ngày. Thông báo: 180 ngày.',
  'privacy.time_connected': 'Lịch cá nhân, tìm kiếm đã lưu, khóa API và webhook: cho đến khi bạn gỡ.',
  'privacy.time_payments': 'Chứng từ thanh toán: chừng nào pháp luật còn yêu cầu, không kèm hồ sơ của bạn.',
  'privacy.time_signals':
    'Các dấu vết đó: 90 ngày sau lần cuối bạn dùng trình duyệt, mạng hoặc thẻ; tên trên tài khoản ngân hàng thì chừng nào tài khoản còn đó.',
  'privacy.time_sign_ins': 'Lần đăng nhập: 90 ngày.',
  'privacy.time_fraud':
    'Thẻ bị từ chối: một ngày. Những gì giống gian lận: một năm, hoặc cho đến khi vụ việc được đóng.',
  'privacy.time_proofs':
    'Tài liệu: đến 30 ngày sau khi chúng tôi quyết định, tối đa 90 ngày. Dấu vết của địa chỉ email trường: cho đến khi bạn rút lại bằng chứng. Nếu chúng tôi phải thu hồi bằng chứng, chúng tôi giữ dấu vết đó, không kèm tên bạn, cả sau khi bạn xóa tài khoản.',
  'privacy.time_reports':
    'Báo cáo: cho đến khi tài khoản của bạn bị xóa, hoặc 6 tháng sau khi vụ việc khép lại nếu bạn báo cáo không cần tài khoản.',
  'privacy.time_decisions':
    'Quyết định về bạn: cho đến khi bạn xóa tài khoản, và sau đó không kèm tên bạn và lời văn. Bản sao nội dung: đến 6 tháng sau khi vụ việc khép lại.',
  'privacy.time_technical': 'Nhật ký máy chủ: trong thời gian cần để tìm ra lỗi hoặc ngăn hành vi lạm dụng.',

  'privacy.rights_title': 'Bạn có thể làm gì',
  'privacy.rights_read': 'Xem và sửa những gì chúng tôi có, trong hồ sơ của bạn, bất cứ lúc nào.',
  'privacy.rights_take':
    'Mang theo. Trong phần cài đặt, bạn tải được những gì chúng tôi giữ về bạn trong một tệp, trừ khóa, dấu vết đã mã hóa và tài liệu bạn gửi cho đội ngũ của chúng tôi.',
  'privacy.rights_erase':
    'Yêu cầu xóa. Khi bạn xóa tài khoản trong phần cài đặt, những gì đã đặt được hủy và hoàn tiền trước, rồi dữ liệu của bạn được xóa.',
  'privacy.rights_object':
    'Phản đối một cách sử dụng, hoặc yêu cầu chúng tôi tạm dừng trong lúc xem xét. Hãy gửi email đến địa chỉ ở cuối mỗi trang.',
  'privacy.rights_complain': 'Khiếu nại với cơ quan bảo vệ dữ liệu ở nơi bạn sống.',

  'privacy.young_title': 'Nếu bạn dưới 18 tuổi',
  'privacy.young':
    'Bạn phải từ 16 tuổi trở lên để có tài khoản. Nếu bạn dưới 18 tuổi, cha mẹ hoặc người giám hộ phải đồng ý cho bạn dùng Abroad Mentors.',

  'privacy.changes_title': 'Khi nội dung này thay đổi',
  'privacy.changes':
    'Thay đổi quan trọng có phiên bản mới, được công bố trên trang này. Phiên bản và ngày của phiên bản nằm ở đầu trang.',
};
