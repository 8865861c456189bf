export default {
  'onboarding.title': 'Trở thành mentor',
  'onboarding.lede': 'Khoảng năm phút. Nội dung bạn nhập được giữ lại, nên bạn có thể dừng rồi quay lại.',
  'onboarding.loading': 'Đang tải biểu mẫu',
  'onboarding.steps': 'Các bước',
  'onboarding.step_of': 'Bước {step} trên {count}',
  'onboarding.step_terms': 'Bạn và điều khoản',
  'onboarding.step_studies': 'Bạn đã học ở đâu',
  'onboarding.step_work': 'Công việc của bạn',
  'onboarding.step_help': 'Bạn giúp được gì',
  'onboarding.step_about': 'Về bạn và múi giờ',
  'onboarding.step_review': 'Xem lại',
  'onboarding.back': 'Quay lại',
  'onboarding.continue': 'Tiếp tục',
  'onboarding.skip_work': 'Tiếp tục, bỏ qua công việc',

  'onboarding.first_name': 'Tên',
  'onboarding.last_name': 'Họ',
  'onboarding.terms_title': 'Điều khoản dịch vụ dành cho mentor',
  'onboarding.terms_agree': 'Tôi đã đọc và đồng ý với Điều khoản dịch vụ dành cho mentor.',
  'onboarding.terms_done': 'Bạn đã đồng ý với phiên bản này.',
  'onboarding.terms_newer': 'Điều khoản đã có phiên bản mới hơn. Hãy đọc và chấp nhận bản đó.',
  'onboarding.accepting': 'Đang lưu…',

  'onboarding.studies_lede': 'Sinh viên tìm theo hành trình của bạn: bạn từ đâu đến, và bạn đã đi đâu.',
  'onboarding.studied_abroad': 'Đã du học',
  'onboarding.add_study': 'Thêm quá trình học khác',
  'onboarding.add_first_study': 'Thêm quá trình học',

  'onboarding.work_lede': 'Không bắt buộc. Sinh viên hay hỏi mentor về việc làm đầu tiên và thực tập.',
  'onboarding.add_job': 'Thêm công việc',
  'onboarding.add_another_job': 'Thêm công việc khác',
  'onboarding.no_work': 'Chưa thêm gì. Bạn vẫn có thể tiếp tục.',

  'onboarding.help_lede': 'Chọn những gì bạn biết từ trải nghiệm của mình. Sinh viên lọc theo đó.',

  'onboarding.zone_hint':
    'Ban đầu bạn có giờ trống các ngày trong tuần, từ 09:00 đến 17:00 theo múi giờ này, và đổi được sau.',
  'onboarding.link': 'Liên kết gặp mặt của bạn',
  'onboarding.link_hint':
    'Từ Google Meet, Zoom hoặc Teams. Sinh viên nhận được khi đặt lịch. Bạn cũng có thể thêm sau.',

  'onboarding.review_title': 'Sẵn sàng khi bạn sẵn sàng',
  'onboarding.review_lede':
    'Sinh viên sẽ thấy như thế này. Bạn bắt đầu với một buổi miễn phí 30 phút, các ngày trong tuần từ 09:00 đến 17:00.',
  'onboarding.change': 'Sửa',
  'onboarding.change_step': 'Sửa: {step}',
  'onboarding.not_said': 'Chưa cho biết',
  'onboarding.missing': 'Thế này sinh viên có thể không tìm thấy bạn. Bạn có thể đăng ngay và bổ sung sau.',
  'onboarding.publish': 'Đăng hồ sơ của tôi',
  'onboarding.publishing': 'Đang đăng…',
  'onboarding.published': 'Hồ sơ mentor của bạn đã lên trang.',

  'onboarding.already_title': 'Bạn đã là mentor',
  'onboarding.already_text': 'Sinh viên đã có thể tìm thấy hồ sơ của bạn.',
  'onboarding.to_profile': 'Đến hồ sơ của tôi',
};
