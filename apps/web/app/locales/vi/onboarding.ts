export default {
  'onboarding.title': 'Trở thành mentor',
  'onboarding.lede': 'Mất khoảng năm phút. Chúng tôi lưu dần, nên bạn có thể dừng bất cứ lúc nào.',
  'onboarding.loading': 'Đang tải biểu mẫu',
  'onboarding.steps': 'Các bước',
  'onboarding.step_of': 'Bước {step} trên {count}',
  'onboarding.step_terms': 'Tên của bạn và điều khoản',
  'onboarding.step_studies': 'Bạn đã học ở đâu',
  'onboarding.step_work': 'Công việc của bạn',
  'onboarding.step_help': 'Bạn giúp được gì',
  'onboarding.step_about': 'Về bạn và múi giờ',
  'onboarding.step_review': 'Xem lại',
  'onboarding.back': 'Quay lại',
  'onboarding.continue': 'Tiếp tục',
  'onboarding.skip_work': 'Bỏ qua bước này',

  'onboarding.first_name': 'Tên',
  'onboarding.last_name': 'Họ và tên đệm',
  'onboarding.terms_title': 'Điều khoản dịch vụ dành cho mentor',
  'onboarding.terms_agree': 'Tôi đã đọc và đồng ý với Điều khoản dịch vụ dành cho mentor.',
  'onboarding.terms_done': 'Bạn đã đồng ý với phiên bản này.',
  'onboarding.terms_newer': 'Điều khoản đã có phiên bản mới hơn. Hãy đọc và chấp nhận để tiếp tục.',
  'onboarding.accepting': 'Đang lưu…',

  'onboarding.studies_lede': 'Học viên tìm theo hành trình của bạn: bạn đến từ nước nào và đã học ở nước nào.',
  'onboarding.studied_abroad': 'Đã du học',
  'onboarding.add_study': 'Thêm quá trình học khác',
  'onboarding.add_first_study': 'Thêm quá trình học',

  'onboarding.work_lede': 'Không bắt buộc. Học viên hay hỏi mentor về việc làm đầu tiên và kỳ thực tập.',
  'onboarding.add_job': 'Thêm công việc',
  'onboarding.add_another_job': 'Thêm công việc khác',
  'onboarding.no_work': 'Chưa thêm công việc nào. Bạn có thể bỏ qua bước này.',

  'onboarding.help_lede': 'Chọn những chủ đề bạn biết từ trải nghiệm của mình. Học viên lọc theo các chủ đề này.',

  'onboarding.zone_hint':
    'Ban đầu, bạn rảnh các ngày trong tuần từ 09:00 đến 17:00 theo múi giờ này. Bạn có thể đổi sau.',
  'onboarding.link': 'Liên kết phòng họp của bạn',
  'onboarding.link_hint': 'Từ Google Meet, Zoom hoặc Teams. Học viên nhận được khi đặt lịch. Bạn có thể thêm sau.',

  'onboarding.review_title': 'Kiểm tra hồ sơ',
  'onboarding.review_lede':
    'Học viên sẽ thấy hồ sơ như thế này. Bạn bắt đầu với một buổi gặp miễn phí 30 phút, các ngày trong tuần từ 09:00 đến 17:00.',
  'onboarding.change': 'Sửa',
  'onboarding.change_step': 'Sửa: {step}',
  'onboarding.not_said': 'Chưa thêm',
  'onboarding.missing': 'Như thế này, học viên có thể không tìm thấy bạn. Bạn có thể đăng ngay và bổ sung sau.',
  'onboarding.publish': 'Đăng hồ sơ',
  'onboarding.publishing': 'Đang đăng…',
  'onboarding.kept': 'Nội dung bạn nhập được lưu trong tài khoản cho đến khi bạn hoàn tất.',
  'onboarding.published': 'Hồ sơ mentor của bạn đang hiển thị.',

  'onboarding.already_title': 'Bạn đã là mentor',
  'onboarding.already_text': 'Học viên tìm thấy được hồ sơ của bạn.',
  'onboarding.to_profile': 'Đến hồ sơ của bạn',
};
