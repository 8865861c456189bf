export default {
  'ranking.title': 'Cách xếp hạng',
  'ranking.intro':
    'Trang này cho biết chúng tôi sắp xếp mentor trong kết quả tìm kiếm thế nào, và mỗi yếu tố được tính bao nhiêu.',
  'ranking.unpaid':
    'Không ai có thể trả tiền để được xếp cao hơn. Chúng tôi không bán quảng cáo hay vị trí trong kết quả.',

  'ranking.orders_title': 'Các cách sắp xếp bạn có thể chọn',
  'ranking.order_recommended':
    '{order}: theo điểm ở bảng dưới. Đây là cách sắp xếp khi bạn không chọn cách nào và không nhập từ khóa.',
  'ranking.order_relevance':
    '{order}: theo từ bạn nhập, rồi theo điểm ở bảng dưới. Đây là cách sắp xếp khi bạn nhập từ khóa.',
  'ranking.order_rating':
    '{order}: theo điểm đánh giá trung bình. Mentor có ít hơn {count} đánh giá chưa có điểm và đứng cuối.',
  'ranking.order_next_available': '{order}: theo khung giờ gần nhất có thể đặt.',
  'ranking.order_price':
    '{order}: theo giá hiển thị, quy đổi theo tỷ giá của trang này. Giá không có tỷ giá đứng cuối.',
  'ranking.order_newest': '{order}: theo ngày trở thành mentor.',
  'ranking.order_name': '{order}: chỉ theo tên.',

  'ranking.points_title': 'Điều gì được tính điểm',
  'ranking.points_intro':
    'Mỗi mentor có từ {least} đến {most} điểm. Khi bằng điểm, thứ tự là ngẫu nhiên nhưng không đổi.',
  'ranking.factor': 'Yếu tố',
  'ranking.points': 'Điểm',
  'ranking.from_to': '{from}–{to}',
  'ranking.reviews': 'Đánh giá',
  'ranking.reviews_how':
    '{points, plural, other {# điểm}} cho mỗi sao của điểm trung bình. Mọi điểm trung bình đều gồm {assumed, plural, other {# đánh giá giả định}} {stars} sao, vì ít đánh giá thì chưa nói lên nhiều. Trung bình dưới {least} được tính là {least}.',
  'ranking.complete': 'Hồ sơ đầy đủ',
  'ranking.complete_how':
    '{points, plural, other {# điểm}} cho mỗi mục: dòng giới thiệu, phần giới thiệu bản thân, ảnh đại diện, quê nhà, 3 chủ đề, ngôn ngữ, bằng cấp kèm ngày bắt đầu, kinh nghiệm làm việc.',
  'ranking.new': 'Mentor mới',
  'ranking.new_how': 'Họ chưa có đánh giá. Mỗi đánh giá làm giảm số điểm này.',
  'ranking.proof': 'Minh chứng du học',
  'ranking.proof_how':
    'Tính minh chứng mạnh nhất: {affiliation} cho địa chỉ ở trường, {degree} cho bằng mà chúng tôi đã xem, {named} nếu trường xác nhận mentor.',
  'ranking.sessions': 'Kinh nghiệm',
  'ranking.sessions_how':
    'Thêm {points, plural, other {# điểm}} khi đạt 1, 3, 7 và 15 buổi gặp, rồi cứ thế mỗi lần số buổi tăng gấp đôi.',
  'ranking.active': 'Hoạt động gần đây',
  'ranking.active_how': 'Sửa hồ sơ, dịch vụ hoặc lịch rảnh, trả lời yêu cầu, hoặc có buổi gặp.',
  'ranking.soon': 'Sắp có khung giờ trống',
  'ranking.soon_how': 'Bạn có thể đặt buổi gặp sớm đến mức nào.',
  'ranking.step_new': '{days, plural, other {Tham gia trong # ngày qua: {points}}}',
  'ranking.step_active': '{days, plural, other {Hoạt động trong # ngày qua: {points}}}',
  'ranking.step_soon': '{days, plural, other {Có khung giờ trống trong # ngày tới: {points}}}',

  'ranking.words_title': 'Khi bạn nhập từ khóa',
  'ranking.words_intro':
    'Mỗi từ được tính điểm ở chỗ khớp tốt nhất. Điểm ở bảng trên được cộng thêm để phân định giữa các mentor khớp như nhau.',
  'ranking.place': 'Vị trí của từ',
  'ranking.whole': 'Cả từ',
  'ranking.part': 'Phần đầu của từ',
  'ranking.in_name': 'Tên',
  'ranking.in_school': 'Trường, bằng cấp, ngành học hoặc nước du học',
  'ranking.in_work': 'Công việc, chủ đề hoặc dòng giới thiệu',
  'ranking.in_other': 'Phần khác của hồ sơ',

  'ranking.never_title': 'Điều không bao giờ được tính',
  'ranking.never_money': 'Tiền: giá, phí hay khoản thanh toán đều không được tính điểm.',
  'ranking.never_who': 'Mentor là ai: đến từ nước nào, giới tính, tuổi hay ảnh đại diện trông thế nào.',

  'ranking.data_title': 'Dữ liệu của bạn',
  'ranking.data_reader':
    '“{order}” không dùng gì về bạn: không dùng hồ sơ, vị trí, lịch hẹn hay các lần tìm kiếm trước. Với cùng bộ lọc, mọi người đều thấy cùng một thứ tự, dù đăng nhập hay không.',
  'ranking.data_zone': 'Chỉ bộ lọc buổi tối và cuối tuần dùng múi giờ của bạn.',
  'ranking.data_mentor': '“{order}” dùng dữ liệu của mentor: đánh giá, buổi gặp, hồ sơ, hoạt động và lịch rảnh.',
  'ranking.data_without': 'Nếu muốn thứ tự không dùng dữ liệu đó, hãy chọn:',
  'ranking.tested':
    'Một phép kiểm tra so trang này với mã nguồn sắp xếp mentor. Chúng tôi không thể đổi bên này mà không đổi bên kia.',
};
