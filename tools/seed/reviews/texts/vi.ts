import type { ReviewTexts } from './review-texts.ts';

export const VI: ReviewTexts = {
  5: {
    any: [
      'Trước buổi này mình rối lắm, đọc nhóm nào cũng thấy nói một kiểu. {name} giúp mình chốt lại còn đúng ba việc phải làm trước Tết.',
      'Nói chuyện rất thật, cái nào không biết thì bảo không biết. Mình thích điểm này nhất.',
      'Bố mẹ mình ngồi nghe cùng và yên tâm hơn hẳn. Cảm ơn {name} đã kiên nhẫn trả lời từng câu.',
      'Được nói bằng tiếng Việt nên hỏi được hết những chuyện mình ngại hỏi bằng tiếng Anh.',
      'Ba mươi phút mà mình ghi kín hai trang giấy. Sau buổi còn được gửi thêm tài liệu nữa.',
      'Mình trượt một lần rồi nên rất sợ. Nói chuyện xong mới hiểu hồ sơ thiếu ở đâu, năm nay nộp lại.',
    ],
    scholarships: [
      'Bài luận học bổng của mình bị sửa gần hết, nhưng sửa chỗ nào cũng có lý do. Giờ đọc lại thấy đúng là mình hơn.',
      'Mình cứ tưởng học bổng chỉ xét điểm. Hóa ra mấy hoạt động ở trường cũng kể được, miễn là kể cho thật.',
    ],
    'motivation-letter': ['Thư động lực của mình mở đầu rất sáo. {name} hỏi vài câu là ra được câu chuyện để viết.'],
    'visa-and-permits': [
      'Đi từng giấy tờ visa một, phát hiện ra giấy chứng minh tài chính của mình sai ngày. May quá!',
    ],
    'student-housing': ['Suýt nữa mình chuyển cọc cho một phòng không có thật. Nhờ buổi này mà biết cách kiểm tra.'],
    'interview-practice': ['Phỏng vấn thử khó hơn thật. Lúc vào phỏng vấn thật mình bình tĩnh hẳn.'],
  },
  4: {
    any: [
      'Rất hữu ích, chỉ tiếc là hơi ngắn. Bạn nào nhiều câu hỏi thì nên đặt buổi dài.',
      'Tư vấn rõ ràng, thân thiện. Mạng hơi chập chờn lúc đầu.',
      'Phần cuộc sống hằng ngày rất hay, phần hồ sơ ngành của mình thì chưa sâu lắm.',
    ],
    'cost-of-living': ['Biết được chi phí thật mỗi tháng. Vài món giờ đã đắt hơn một chút so với lúc {name} mới sang.'],
  },
  3: {
    any: [
      'Cũng ổn, nhưng nhiều ý mình đã đọc trên mạng rồi. Hợp với bạn mới bắt đầu tìm hiểu hơn.',
      'Bắt đầu muộn mấy phút nên cuối buổi hơi vội.',
    ],
  },
  2: { any: ['Hơi chung chung so với câu hỏi của mình. Bản nháp mình gửi trước chưa được đọc.'] },
  1: { any: ['Cuộc gọi bị ngắt giữa chừng, mình chưa hỏi được gì nhiều.'] },
};
