export default {
  'later.status': 'Đã đặt, thanh toán sau',
  'later.today': 'Hôm nay bạn chưa phải trả gì. Hãy thanh toán từ {from} đến {to}.',
  'later.today_request':
    'Hôm nay bạn chưa phải trả gì. Hãy thanh toán từ {from} đến {to}. Sau đó {name} có thể chấp nhận hoặc từ chối.',
  'later.book': 'Đặt ngay, thanh toán sau',
  'later.pay': 'Thanh toán từ {from} đến {to}',
  'later.pays': '{name} thanh toán từ {from} đến {to}',
  'later.title': 'Chúng tôi đang giữ khung giờ của bạn với {name}',
  'later.text': 'Hôm nay bạn chưa phải trả gì. Chúng tôi sẽ gửi email khi bạn có thể thanh toán.',
  'later.policy':
    'Chưa có khoản nào được thanh toán nên hủy miễn phí. Để đổi giờ, hãy hủy rồi đặt khung giờ khác theo giá của ngày đó.',
  'later.policy_mentor':
    'Chưa có khoản nào được thanh toán nên hủy miễn phí. Để đổi giờ, hãy hủy rồi nhờ {name} đặt khung giờ khác.',
  'later.pay_by': 'Hạn thanh toán: {moment}. Chúng tôi giữ khung giờ này đến lúc đó.',
  'later.turn': 'Hãy thanh toán buổi gặp với {name}. Hạn: {moment}',
  'later.story_you': 'Bạn đã đặt khung giờ này và thanh toán sau',
  'later.story_other': '{name} đã đặt khung giờ này và thanh toán sau',
};
