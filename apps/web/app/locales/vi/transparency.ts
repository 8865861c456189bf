export default {
  'transparency.title': 'Minh bạch',
  'transparency.intro':
    'Những gì mọi người báo cáo, cách chúng tôi xử lý và kết quả kháng nghị. Số liệu lấy từ hồ sơ của chúng tôi và gồm mọi trường hợp. <link>Quy tắc</link> nói rõ điều gì không được phép.',
  'transparency.means_title': 'Phần mềm làm gì và con người quyết định gì',
  'transparency.means_intro':
    'Phần mềm chỉ tự hành động khi chờ đợi sẽ gây hại, hoặc khi một quy tắc cố định không còn gì để cân nhắc. Bạn được báo khi điều đó xảy ra, và có thể yêu cầu con người xem lại.',
  'transparency.software': 'Phần mềm, theo quy tắc cố định',
  'transparency.means_hide':
    'Ẩn nội dung bị {reporters} người độc lập báo cáo trong {hours} giờ, cho đến khi có người kiểm tra. Sau báo cáo về nguy hiểm hoặc về trẻ em gặp rủi ro, đóng cuộc trò chuyện với cả hai người cho đến lúc đó.',
  'transparency.means_missed':
    'Ẩn hồ sơ của mentor bỏ lỡ buổi gặp, trong thời gian mà quy tắc nêu. Phần mềm không bao giờ đóng tài khoản.',
  'transparency.means_contact':
    'Ẩn số điện thoại, địa chỉ email và liên kết trong đánh giá, và trong tin nhắn cho đến khi hai người có một buổi gặp đã xác nhận. Cùng một tin nhắn gửi đến người thứ tư trong một ngày phải chờ có người kiểm tra.',
  'transparency.means_rating':
    'Không tính vào điểm những đánh giá có lẽ không độc lập: từ tài khoản mới, có cùng thẻ, trình duyệt hoặc mạng ở cả hai phía, hoặc từ nhiều buổi gặp đầu tiên miễn phí cùng lúc. Các đánh giá này vẫn được hiển thị. Nếu nhiều tài khoản mới đánh giá một mentor trong một ngày, điểm giữ nguyên trong một ngày.',
  'transparency.means_cards': 'Tạm dừng thanh toán một giờ sau hơn {declines} thẻ bị từ chối trong {minutes} phút.',
  'transparency.means_photo':
    'Không cho đặt buổi gặp có phí với mentor mới nếu ảnh của họ có ở tài khoản khác và quốc gia nhận tiền không khớp với nơi họ học, cho đến khi họ chứng minh học vấn hoặc có người kiểm tra.',
  'transparency.means_payouts':
    'Giữ khoản chi trả sau khi đổi tài khoản ngân hàng, hoặc khi mentor và học viên có vẻ là một người, cho đến khi có người kiểm tra.',
  'transparency.means_files': 'Từ chối tệp có mã độc.',
  'transparency.people': 'Con người, từng trường hợp một',
  'transparency.people_rules':
    'Điều gì vi phạm quy tắc, chúng tôi gỡ gì, và có đình chỉ hoặc đóng tài khoản hay không.',
  'transparency.people_proofs':
    'Giấy tờ nào chứng minh học vấn, chuyện gì đã xảy ra khi việc vắng mặt bị tranh cãi, và khi đó hoàn lại bao nhiêu.',
  'transparency.people_appeals': 'Mọi kháng nghị, kể cả đối với việc phần mềm đã làm.',
  'transparency.taken_back': '{count, plural, other {# quyết định trong số đó đã được rút lại.}}',
  'transparency.so_far': '{year} đến nay',
  'transparency.none': 'Không có báo cáo',
  'transparency.reports': '{count, plural, other {# báo cáo}}',
  'transparency.reason': 'Lý do',
  'transparency.number': 'Số lượng',
  'transparency.by_reason': 'Báo cáo theo lý do',
  'transparency.actions': 'Những gì chúng tôi đã làm',
  'transparency.action': 'Biện pháp',
  'transparency.no_actions': 'Chưa có quyết định',
  'transparency.automatic': '{count, plural, other {# quyết định được đưa ra tự động rồi được kiểm tra.}}',
  'transparency.time': 'Thời gian đến khi quyết định',
  'transparency.median': 'Một nửa số trường hợp được quyết định trong {hours, plural, other {# giờ}}.',
  'transparency.too_few': 'Quá ít quyết định để nêu thời gian thông thường.',
  'transparency.appeals': 'Kháng nghị',
  'transparency.appeals_received': 'Đã nhận',
  'transparency.appeals_decided': 'Đã quyết định',
  'transparency.appeals_overturned': 'Quyết định bị hủy',
  'transparency.as_of': 'Tính đến {moment}',
};
