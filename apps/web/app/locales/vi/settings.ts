export default {
  'settings.title': 'Cài đặt',
  'settings.loading': 'Đang tải cài đặt của bạn',
  'settings.save': 'Lưu',
  'settings.saving': 'Đang lưu…',
  'settings.saved': 'Đã lưu',
  'settings.discard': 'Bỏ thay đổi',
  'settings.unsaved': 'Thay đổi chưa lưu',

  'settings.account': 'Tên và liên kết',
  'settings.slug': 'Tên liên kết',
  'settings.slug_hint': 'Các trang của bạn: {address}',
  'settings.slug_checking': 'Đang kiểm tra liên kết…',
  'settings.slug_free': 'Liên kết này dùng được.',
  'settings.slug_taken': 'Liên kết này đã có người dùng. Hãy chọn liên kết khác.',
  'settings.slug_old':
    'Liên kết đến “{old}” vẫn dẫn đến bạn cho đến khi bạn đổi liên kết thêm ba lần nữa. Bạn có thể đổi ba lần trong 30 ngày.',
  'settings.email': 'Email',
  'settings.email_none': 'Chưa có địa chỉ email đã xác minh',
  'settings.email_hint': 'Lấy từ nhà cung cấp đăng nhập của bạn. Hãy đổi ở đó rồi đăng nhập lại.',

  'settings.language_zone': 'Ngôn ngữ và múi giờ',
  'settings.language': 'Ngôn ngữ',
  'settings.language_hint': 'Cho các trang này và email của chúng tôi.',
  'settings.zone': 'Múi giờ',
  'settings.zone_detected': 'Đây là múi giờ của thiết bị. Hãy lưu để dùng cho cả email.',
  'settings.zone_hint': 'Dùng cho email và giờ trên trang này. Các bộ lịch rảnh giữ múi giờ riêng.',

  'settings.emails': 'Email',
  'settings.bounce_title': 'Chúng tôi không gửi được email đến {email}',
  'settings.bounce_text':
    'Email bị từ chối từ {moment}. Trước khi khắc phục xong, chúng tôi chỉ gửi email khi người kia thay đổi lịch hẹn. Hãy đổi địa chỉ email với nhà cung cấp đăng nhập, hoặc thử lại.',
  'settings.bounce_retry': 'Thử lại',
  'settings.emails_to': 'Đến {email}',
  'settings.emails_always': 'Bạn luôn nhận được email khi người kia đặt lịch, chấp nhận hoặc hủy.',
  'settings.own_actions': 'Bản sao về thao tác của chính bạn',
  'settings.own_actions_hint': 'Các email này có kèm tệp lịch. Bạn cũng tải được tệp này trong lịch hẹn.',
  'settings.reminders': 'Nhắc trước buổi gặp 24 giờ và 1 giờ',

  'settings.data': 'Dữ liệu của bạn',
  'settings.data_text':
    'Những gì chúng tôi giữ về bạn trong một tệp ZIP: tài khoản, hồ sơ, dịch vụ, lịch rảnh, lịch hẹn, tin nhắn, đánh giá, khoản chi trả, báo cáo, email, ảnh và tệp.',
  'settings.download': 'Tải dữ liệu của bạn',
  'settings.preparing': 'Đang chuẩn bị dữ liệu…',
  'settings.downloading': 'Đang tải xuống…',
  'settings.downloaded': 'Đã tải dữ liệu ({size} kB).',
  'settings.download_later': 'Bạn có thể tải lại sau {minutes, plural, other {# phút}}.',

  'settings.feed': 'Liên kết lịch buổi gặp',
  'settings.feed_text': 'Thêm liên kết riêng này vào bất kỳ lịch nào để thấy các buổi gặp ở đó. Thay đổi tự cập nhật.',
  'settings.feed_show': 'Hiện liên kết',
  'settings.feed_fetching': 'Đang tải…',
  'settings.feed_address': 'Liên kết riêng',
  'settings.feed_secret': 'Ai có liên kết này đều thấy các buổi gặp của bạn. Đừng chia sẻ.',
  'settings.feed_copy': 'Sao chép',
  'settings.feed_copied': 'Đã sao chép',
  'settings.feed_not_copied': 'Chúng tôi không sao chép được. Hãy chọn liên kết và tự sao chép.',
  'settings.feed_open': 'Mở trong lịch',
  'settings.feed_rotate': 'Thay liên kết',
  'settings.feed_rotate_title': 'Thay liên kết riêng của bạn?',
  'settings.feed_rotate_text':
    'Liên kết hiện tại ngừng hoạt động ngay. Các lịch đang dùng liên kết đó sẽ không hiện buổi gặp cho đến khi bạn thêm liên kết mới.',
  'settings.feed_rotate_now': 'Thay liên kết',
  'settings.feed_rotating': 'Đang thay…',
  'settings.feed_keep': 'Giữ liên kết hiện tại',
  'settings.feed_new': 'Đây là liên kết mới của bạn',

  'settings.webhooks': 'Webhook',
  'settings.webhooks_text': 'Dành cho lập trình viên: máy chủ của bạn nhận được yêu cầu khi một lịch hẹn thay đổi.',
  'settings.api_keys': 'Khóa API',
  'settings.api_keys_text': 'Dành cho nhà phát triển: chương trình của bạn có thể dùng API bằng một khóa.',

  'settings.blocked': 'Những người đã chặn',
  'settings.blocked_text':
    'Hai bên không thể nhắn tin hay đặt lịch với nhau, và không tìm thấy nhau khi tìm kiếm. Họ không được thông báo.',
  'settings.blocked_none': 'Bạn chưa chặn ai. Bạn có thể chặn một người từ cuộc trò chuyện với họ.',
  'settings.blocked_loading': 'Đang tải danh sách đã chặn…',
  'settings.blocked_more': 'Xem thêm',
  'settings.unblocked': 'Bạn đã bỏ chặn {name}.',
  'settings.sessions': 'Thiết bị đã đăng nhập',
  'settings.sessions_text': 'Đăng xuất khỏi mọi nơi cũng đăng xuất bạn trên các thiết bị khác, trong vài phút.',
  'settings.sessions_text_here': 'Bạn đang đăng nhập trên thiết bị này.',
  'settings.sign_out': 'Đăng xuất',
  'settings.signing_out': 'Đang đăng xuất…',
  'settings.sign_out_everywhere': 'Đăng xuất khỏi mọi nơi',

  'settings.delete': 'Xóa tài khoản',
  'settings.delete_text':
    'Không thể hoàn tác việc này. Chúng tôi sẽ cho bạn thấy những gì sẽ mất trước khi bạn quyết định.',
  'settings.delete_open': 'Xóa tài khoản',
  'settings.delete_title': 'Xóa tài khoản của bạn?',
  'settings.delete_close': 'Giữ tài khoản',
  'settings.delete_counting': 'Đang kiểm tra lịch hẹn của bạn…',
  'settings.delete_upcoming':
    '{count, plural, other {Chúng tôi sẽ hủy # buổi gặp và yêu cầu sắp tới, và báo cho những người kia.}}',
  'settings.delete_sides': '{mentor} với vai trò mentor, {prospect} với vai trò học viên.',
  'settings.delete_no_upcoming': 'Bạn không có buổi gặp nào sắp tới.',
  'settings.delete_reportable':
    '{count, plural, other {Bạn vẫn có thể báo người kia không tham gia # buổi gặp đã qua. Hãy báo trước, vì sau đó sẽ không báo được nữa.}}',
  'settings.delete_paid_to_me': 'Học viên đã trả tiền cho các buổi gặp này sẽ được hoàn {refund}.',
  'settings.delete_paid_whole': 'Bạn sẽ được hoàn toàn bộ tiền của các buổi gặp này: {refund}.',
  'settings.delete_paid_part': 'Bạn sẽ được hoàn {refund} trong số {paid} đã trả cho các buổi gặp này.',
  'settings.delete_paid_lost': 'Bạn sẽ không được hoàn {paid} đã trả.',
  'settings.delete_mentor_profile':
    '{count, plural, =0 {Hồ sơ mentor và lịch rảnh của bạn sẽ bị xóa.} other {Hồ sơ mentor, lịch rảnh và # dịch vụ của bạn sẽ bị xóa.}}',
  'settings.delete_owed_sent':
    'Chúng tôi vẫn sẽ trả bạn {amount} chậm nhất vào {day}, vào tài khoản nhận tiền bạn đã thiết lập.',
  'settings.delete_owed_kept':
    'Chúng tôi còn nợ bạn {amount}. Hãy nhận tiền trước khi xóa tài khoản, hoặc gửi email cho chúng tôi trong vòng 24 tháng để yêu cầu.',
  'settings.delete_owed_debt':
    'Bạn đã kiếm được {earned}. Trừ đi {debt} cho các buổi gặp được hoàn tiền sau khi chúng tôi đã trả bạn.',
  'settings.delete_owed_pending':
    'Thêm {pending} là của các buổi gặp đã qua nhưng chưa được ghi nhận. Số tiền đó cũng sẽ là của bạn, trừ khi có buổi gặp bị báo vắng hoặc được hoàn tiền.',
  'settings.delete_earned':
    'Xóa tài khoản không làm thay đổi số tiền bạn đã được ghi nhận. Hãy tải thu nhập về trước, vì sau đó bạn không xem được nữa.',
  'settings.delete_prospect_profile': 'Hồ sơ học viên của bạn sẽ bị xóa.',
  'settings.delete_past': '{count, plural, other {Những người kia vẫn giữ # buổi gặp đã qua, không có tên bạn.}}',
  'settings.delete_rest':
    'Chúng tôi sẽ xóa tên, email, ảnh của bạn và các email đã gửi cho bạn. Các liên kết của bạn sẽ ngừng hoạt động.',
  'settings.delete_provider':
    'Thông tin đăng nhập vẫn ở nhà cung cấp đăng nhập của bạn. Bạn có thể dùng để mở tài khoản mới.',
  'settings.delete_confirm': 'Nhập “{slug}” để xác nhận',
  'settings.delete_now': 'Xóa tài khoản',
  'settings.deleting': 'Đang xóa…',
  'settings.farewell': 'Tài khoản của bạn đã bị xóa. Cảm ơn bạn đã ở đây, chúc bạn thượng lộ bình an.',

  'settings.suspended_title': 'Tài khoản của bạn đang bị đình chỉ',
  'settings.suspended_reason': 'Lý do',
  'settings.suspended_text':
    'Không ai tìm thấy các trang của bạn, và tạm thời bạn không đặt lịch hay thay đổi gì được. Các buổi gặp đã xác nhận vẫn diễn ra, và bạn có thể tham gia hoặc hủy. Bạn cũng có thể tải dữ liệu của mình.',
  'settings.suspended_sessions': 'Xem các buổi gặp',
  'settings.suspended_write': 'Liên hệ',
  'settings.suspended_address': 'Nếu bạn cho rằng đây là nhầm lẫn, hãy gửi email đến {address}.',

  'settings.currency': 'Loại tiền của bạn',
  'settings.currency_text':
    'Bên cạnh giá bằng loại tiền khác, chúng tôi hiện số tiền ước tính bằng loại tiền của bạn, theo tỷ giá ngày {date}. Bạn luôn trả bằng loại tiền của giá.',
  'settings.currency_field': 'Hiện giá bằng',
  'settings.currency_hint': 'Lưu trong trình duyệt này.',
  'settings.currency_choose': 'Chọn loại tiền',
};
