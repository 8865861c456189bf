export default {
  'conduct.title': 'Quy tắc',
  'conduct.intro':
    'Các quy tắc này áp dụng cho mọi người: trong hồ sơ, dịch vụ, tin nhắn, đánh giá, lịch hẹn và buổi gặp. Chúng nói rõ điều gì không được phép và hậu quả ra sao.',
  'conduct.banned_title': 'Điều không được phép',
  'conduct.rule_safety': 'Đe dọa, bạo lực và mọi thứ đẩy người khác vào nguy hiểm.',
  'conduct.rule_harassment': 'Xúc phạm, gây áp lực và liên lạc mà người kia không muốn.',
  'conduct.rule_minor_at_risk': 'Mọi thứ làm hại trẻ em hoặc khiến trẻ em gặp nguy hiểm.',
  'conduct.rule_scam': 'Lừa người khác để lấy tiền hoặc dữ liệu, và bán thư nhập học, visa hay học bổng.',
  'conduct.rule_paying_outside': 'Đòi hoặc đề nghị trả tiền ngoài Abroad Mentors.',
  'conduct.rule_fake_profile': 'Giả làm người khác, hoặc ghi học vấn và công việc không có thật.',
  'conduct.rule_fake_review': 'Đánh giá được mua, trao đổi hoặc bịa ra.',
  'conduct.rule_hate':
    'Khinh miệt người khác vì nguồn gốc, tôn giáo, giới, xu hướng tính dục, khuyết tật hoặc tuổi tác.',
  'conduct.rule_sexual': 'Nội dung tình dục và gạ gẫm tình dục.',
  'conduct.rule_privacy': 'Chia sẻ dữ liệu cá nhân của người khác khi chưa được đồng ý.',
  'conduct.rule_copyright': 'Văn bản, ảnh và tài liệu thuộc về người khác.',
  'conduct.rule_spam': 'Quảng cáo, và gửi đi gửi lại cùng một nội dung.',
  'conduct.rule_other_illegal': 'Mọi điều khác trái pháp luật.',
  'conduct.rule_no_show': 'Không tham gia buổi gặp đã xác nhận, hoặc hủy muộn.',
  'conduct.steps_title': 'Vi phạm dẫn đến điều gì',
  'conduct.steps_intro':
    'Mỗi vi phạm được ghi thành một lần vi phạm và có hiệu lực trong {months, plural, other {# tháng}}. Càng nhiều vi phạm cùng loại, hậu quả càng nặng. Đòi ngân hàng lấy lại tiền của buổi gặp đã diễn ra cũng là một vi phạm.',
  'conduct.strike': 'Lần vi phạm',
  'conduct.leads_to': 'Hậu quả',
  'conduct.ladder_no_show': 'Mentor không tham gia buổi gặp',
  'conduct.ladder_paying_outside': 'Trả tiền ngoài Abroad Mentors',
  'conduct.late_text':
    'Mentor hủy muộn nếu còn chưa đầy {hours, plural, other {# giờ}} trước khi bắt đầu. Cứ {count, plural, other {# lần hủy muộn}} tính là một buổi không tham gia.',
  'conduct.safety_text':
    'Khi có người gặp nguy hiểm, chúng tôi xử lý ngay từ lần đầu và có thể đình chỉ hoặc đóng tài khoản.',
  'conduct.close_text':
    'Chúng tôi đóng tài khoản của mentor {days} ngày sau khi nêu lý do, để họ hoàn thành những gì đã được đặt. Chỉ đóng ngay nếu họ vi phạm quy tắc nhiều lần, nếu luật bắt buộc, hoặc vì một lý do khẩn cấp mà luật nêu.',
  'conduct.other_text':
    'Với những trường hợp khác, chúng tôi chọn cách nhẹ nhất mà vẫn hiệu quả: ghi chú, cảnh cáo, gỡ nội dung, ẩn hồ sơ một thời gian, đình chỉ hoặc đóng tài khoản.',
  'conduct.step_warn': 'Cảnh cáo',
  'conduct.step_hide_checklist': 'Hồ sơ bị ẩn cho đến khi mentor đọc lại danh sách kiểm tra',
  'conduct.step_hide_days': 'Hồ sơ bị ẩn trong {days, plural, other {# ngày}}',
  'conduct.step_suspend_days': 'Tài khoản bị đình chỉ trong {days, plural, other {# ngày}}',
  'conduct.step_close': 'Tài khoản bị đóng sau khi có người xác nhận',
  'conduct.decide_title': 'Cách chúng tôi quyết định',
  'conduct.decide_due':
    'Một người trong đội ngũ xem từng báo cáo: trong 24 giờ nếu có người có thể gặp nguy hiểm, trong 3 ngày với trường hợp khác.',
  'conduct.decide_automatic':
    'Có những việc diễn ra tự động. Nội dung bị {count} người độc lập báo cáo trong {hours} giờ sẽ bị ẩn cho đến khi chúng tôi xem, và nhiều tài khoản dùng chung một kết nối internet tính là một người. Sau báo cáo về nguy hiểm hoặc về trẻ em gặp rủi ro, không ai viết được trong cuộc trò chuyện đó cho đến khi chúng tôi xem. Cùng một tin nhắn gửi đến người thứ tư trong một ngày phải chờ kiểm tra. Ngoài ra, việc mentor không tham gia buổi gặp sẽ ẩn hồ sơ như trong bảng.',
  'conduct.decide_signals':
    'Một số việc chỉ chờ cho đến khi có người kiểm tra. Sau nhiều thẻ bị từ chối, việc thanh toán tạm dừng một giờ. Khoản chi trả sẽ chờ nếu mentor và học viên dùng chung thẻ, trình duyệt hoặc tài khoản ngân hàng. Mentor mới có ảnh trùng với tài khoản khác chưa thể nhận buổi gặp có phí trước khi có bằng chứng hoặc được kiểm tra. Nhiều buổi gặp đầu tiên miễn phí trong một ngày không được tính vào điểm.',
  'conduct.decide_statement':
    'Nếu chúng tôi xử lý, bạn nhận được bản nêu lý do: quyết định gì, vì sao, trong bao lâu và bạn có thể làm gì.',
  'conduct.decide_staff': 'Không ai quyết định về chính mình hoặc lịch hẹn của mình.',
  'conduct.appeal_title': 'Nếu bạn không đồng ý',
  'conduct.appeal_text':
    'Bạn có thể kháng nghị mỗi quyết định một lần trong 6 tháng, kể cả khi tài khoản bị đình chỉ. Nếu có thể, một người khác sẽ xem lại. Chúng tôi cố gắng trả lời trong 14 ngày. Nếu chúng tôi sai, quyết định bị hủy và lần vi phạm không còn tính.',
  'conduct.report_title': 'Cách báo cáo',
  'conduct.report_text':
    'Bấm Báo cáo trên hồ sơ, dịch vụ, đánh giá, lịch hẹn, cuộc trò chuyện hoặc tin nhắn. Với những gì ai cũng thấy, bạn không cần tài khoản. Chúng tôi xác nhận từng báo cáo và cho bạn biết kết quả. Chúng tôi không bao giờ nói ai đã báo cáo.',
  'conduct.more': 'Điều này xảy ra thường xuyên thế nào: <link>Minh bạch</link>.',
};
