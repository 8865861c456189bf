export default {
  'settings.title': 'Cài đặt',
  'settings.loading': 'Đang tải cài đặt của bạn',
  'settings.save': 'Lưu',
  'settings.saving': 'Đang lưu…',
  'settings.saved': 'Đã lưu',
  'settings.discard': 'Bỏ thay đổi',
  'settings.unsaved': 'Chưa lưu',

  'settings.account': 'Tên và liên kết',
  'settings.slug': 'Tên liên kết',
  'settings.slug_hint': 'Các trang của bạn nằm ở {address}.',
  'settings.slug_checking': 'Đang xem còn trống không…',
  'settings.slug_free': 'Địa chỉ này còn trống.',
  'settings.slug_taken': 'Địa chỉ này đã có người dùng. Hãy chọn địa chỉ khác.',
  'settings.slug_old':
    'Liên kết đến “{old}” vẫn dẫn đến bạn cho đến khi bạn đổi liên kết thêm ba lần nữa. Bạn có thể đổi ba lần trong 30 ngày.',
  'settings.email': 'Email',
  'settings.email_none': 'Chưa có email nào được xác nhận',
  'settings.email_hint': 'Email lấy từ nhà cung cấp đăng nhập của bạn. Hãy đổi ở đó rồi đăng nhập lại.',

  'settings.language_zone': 'Ngôn ngữ và múi giờ',
  'settings.language': 'Ngôn ngữ',
  'settings.language_hint': 'Của các trang này và email của chúng tôi.',
  'settings.zone': 'Múi giờ',
  'settings.zone_detected': 'Thiết bị này đang ở đó. Hãy lưu lại, email của chúng tôi cũng sẽ theo múi giờ này.',
  'settings.zone_hint': 'Email và giờ trên trang này dùng múi giờ đó. Giờ nhận hẹn của bạn giữ múi giờ của lịch.',

  'settings.emails': 'Email',
  'settings.bounce_title': 'Email gửi đến {email} bị trả lại',
  'settings.bounce_text':
    'Từ {moment}, địa chỉ này không nhận email. Cho đến khi nhận lại được, chúng tôi chỉ gửi những gì phía bên kia của lịch hẹn làm. Địa chỉ này là địa chỉ bạn dùng để đăng nhập: hãy đổi ở đó, hoặc để chúng tôi thử lại.',
  'settings.bounce_retry': 'Thử lại',
  'settings.emails_to': 'Đến {email}',
  'settings.emails_always': 'Những gì bên kia làm luôn được báo cho bạn: đã đặt, đã đồng ý, đã hủy.',
  'settings.own_actions': 'Một bản về những gì tôi tự làm',
  'settings.own_actions_hint': 'Kèm tệp lịch. Bạn cũng tìm thấy tệp này trong lịch hẹn.',
  'settings.reminders': 'Nhắc trước buổi hẹn 24 giờ và 1 giờ',
  'settings.saved_searches': 'Mentor mới trong các tìm kiếm tôi đã lưu',

  'settings.data': 'Dữ liệu của bạn',
  'settings.data_text':
    'Mọi thứ chúng tôi giữ về bạn trong một tệp ZIP: thông tin tài khoản, hồ sơ, dịch vụ, giờ, lịch hẹn, email và ảnh.',
  'settings.download': 'Tải dữ liệu của bạn',
  'settings.preparing': 'Đang gom lại…',
  'settings.downloading': 'Đang tải xuống…',
  'settings.downloaded': 'Đã tải {size} kB. Hãy xem trong thư mục tải xuống.',
  'settings.download_later': 'Tạm thời thế là đủ. Bạn có thể tải lại sau {minutes, plural, other {# phút}}.',

  'settings.feed': 'Buổi hẹn trong lịch riêng của bạn',
  'settings.feed_text': 'Mọi lịch đăng ký địa chỉ riêng của bạn sẽ hiện các buổi hẹn và tự cập nhật thay đổi.',
  'settings.feed_show': 'Hiện địa chỉ của tôi',
  'settings.feed_fetching': 'Đang lấy…',
  'settings.feed_address': 'Địa chỉ riêng',
  'settings.feed_secret': 'Ai có địa chỉ này đều xem được các buổi hẹn của bạn. Đừng chia sẻ.',
  'settings.feed_copy': 'Sao chép',
  'settings.feed_copied': 'Đã sao chép',
  'settings.feed_not_copied': 'Không sao chép được. Hãy chọn địa chỉ và sao chép thủ công.',
  'settings.feed_open': 'Mở trong lịch của tôi',
  'settings.feed_rotate': 'Tạo địa chỉ mới…',
  'settings.feed_rotate_title': 'Tạo địa chỉ mới?',
  'settings.feed_rotate_text':
    'Địa chỉ cũ ngừng hoạt động ngay: các lịch dùng nó sẽ không hiện buổi hẹn cho đến khi bạn đưa địa chỉ mới.',
  'settings.feed_rotate_now': 'Tạo địa chỉ mới',
  'settings.feed_rotating': 'Đang tạo…',
  'settings.feed_keep': 'Giữ địa chỉ cũ',
  'settings.feed_new': 'Đây là địa chỉ mới của bạn',

  'settings.webhooks': 'Webhook',
  'settings.webhooks_text':
    'Dành cho người lập trình: máy chủ của bạn được báo mọi việc xảy ra với các lịch hẹn của bạn.',

  'settings.sessions': 'Đăng nhập',
  'settings.sessions_text':
    'Đăng xuất khỏi mọi nơi sẽ kết thúc phiên trên cả các thiết bị khác của bạn, trong vài phút.',
  'settings.sessions_text_here': 'Trên thiết bị này.',
  'settings.sign_out': 'Đăng xuất',
  'settings.signing_out': 'Đang đăng xuất…',
  'settings.sign_out_everywhere': 'Đăng xuất khỏi mọi nơi',

  'settings.delete': 'Xóa tài khoản',
  'settings.delete_text': 'Xóa là vĩnh viễn. Bạn sẽ thấy điều đó nghĩa là gì trước khi có gì xảy ra.',
  'settings.delete_open': 'Xóa tài khoản của tôi…',
  'settings.delete_title': 'Xóa tài khoản của bạn?',
  'settings.delete_close': 'Giữ tài khoản',
  'settings.delete_counting': 'Đang xem hệ quả…',
  'settings.delete_upcoming': '{count, plural, other {# buổi hẹn và yêu cầu sắp tới sẽ bị hủy, và bên kia được báo.}}',
  'settings.delete_sides': '{mentor} với vai trò mentor, {prospect} với vai trò sinh viên.',
  'settings.delete_no_upcoming': 'Bạn không có buổi hẹn nào sắp tới, nên không ai phải chờ bạn.',
  'settings.delete_paid_to_me': 'Số tiền sinh viên đã trả cho bạn được hoàn lại cho họ: {refund}.',
  'settings.delete_paid_whole': 'Bạn được hoàn lại toàn bộ số tiền đã trả: {refund}.',
  'settings.delete_paid_part': 'Trong {paid} bạn đã trả, bạn được hoàn lại {refund}.',
  'settings.delete_paid_lost': 'Bạn không được hoàn lại khoản {paid} đã trả.',
  'settings.delete_mentor_profile':
    'Hồ sơ mentor của bạn sẽ mất, cùng với {count, plural, =0 {0 dịch vụ} other {# dịch vụ}} và giờ của bạn.',
  'settings.delete_earned':
    'Việc xóa tài khoản không làm thay đổi số tiền bạn đã kiếm được. Hãy tải thu nhập của bạn về trước, vì sau đó bạn sẽ không xem được nữa.',
  'settings.delete_prospect_profile': 'Hồ sơ sinh viên của bạn sẽ mất.',
  'settings.delete_past':
    '{count, plural, other {# buổi hẹn đã qua ở lại với bên kia, ghi là với một người đã xóa tài khoản.}}',
  'settings.delete_rest':
    'Tên, email, ảnh và các email chúng tôi gửi bạn sẽ mất. Các liên kết của bạn không còn dẫn đến đâu.',
  'settings.delete_provider':
    'Thông tin đăng nhập của bạn do nhà cung cấp đăng nhập giữ. Với nó, bạn có thể bắt đầu lại từ đầu.',
  'settings.delete_confirm': 'Nhập “{slug}” để xác nhận',
  'settings.delete_now': 'Xóa vĩnh viễn',
  'settings.deleting': 'Đang xóa…',
  'settings.farewell': 'Tài khoản của bạn không còn nữa. Cảm ơn bạn đã ở đây, chúc bạn thượng lộ bình an.',

  'settings.suspended_title': 'Tài khoản của bạn bị đình chỉ',
  'settings.suspended_reason': 'Vì sao',
  'settings.suspended_text':
    'Không ai tìm thấy các trang của bạn, và tạm thời bạn không đặt hay đổi được gì. Các buổi hẹn đã xác nhận vẫn diễn ra: bạn có thể tham gia hoặc hủy. Bạn cũng có thể tải dữ liệu của mình.',
  'settings.suspended_sessions': 'Xem các buổi hẹn',
  'settings.suspended_write': 'Viết cho chúng tôi',
  'settings.suspended_address': 'Nếu bạn cho rằng đây là nhầm lẫn, hãy viết cho {address}.',

  'settings.currency': 'Đơn vị tiền của bạn',
  'settings.currency_text':
    'Bên cạnh giá bằng tiền khác có số tiền ước chừng bằng tiền của bạn, theo tỷ giá ngày {date}. Bạn luôn trả bằng đơn vị tiền của giá.',
  'settings.currency_field': 'Hiển thị giá bằng',
  'settings.currency_hint': 'Được lưu trong trình duyệt này.',
  'settings.currency_choose': 'Chọn đơn vị tiền',
};
