import { AMARA } from '../demo/amara.ts';
import type { DemoPerson } from '../demo/demo-person.ts';
import { LINH } from '../demo/linh.ts';
import { MATEUS } from '../demo/mateus.ts';

/** A generated student with this language of the product, who has met the mentor or never has. */
export interface AnyStudent {
  lang: string;
  has_met: boolean;
}

/** A generated mentor who studied in this country. */
export interface AnyMentor {
  studied_in: string;
}

export interface Talk {
  mentor: DemoPerson | AnyMentor;
  prospect: DemoPerson | AnyStudent;
  /** The author, the hours since then, and the text of each message; the oldest first. */
  lines: readonly (readonly [by: 'mentor' | 'prospect', hours_ago: number, text: string])[];
  /** How many of the last ones the other side has not read. */
  unread: number;
}

/** The messages between the demo accounts and people around them. */
export const TALKS: readonly Talk[] = [
  {
    mentor: LINH,
    prospect: AMARA,
    unread: 1,
    lines: [
      [
        'prospect',
        216,
        'Hi Linh, I am a site engineer in Lagos and would like to study water management in Delft. How much did the admission office care about single grades? Mine in hydraulics is not what I would frame.',
      ],
      [
        'mentor',
        211,
        'Hi Amara! Less than I feared. My own grade in thermodynamics is nothing to frame either. They looked hard at the letter, though: why this subject, and why there.',
      ],
      ['prospect', 210, 'That helps a lot. I have two years of flooded streets to write about.'],
      [
        'mentor',
        209,
        'Then write about one street. I have read a stack of letters by now, and I only remember those with a place in them.',
      ],
      ['prospect', 150, 'I booked the intro call. Shall I send you anything before?'],
      ['mentor', 148, 'Half a page is enough: what you would like to study, and what scares you about it.'],
      [
        'prospect',
        60,
        'Thank you for the call! I wrote down both scholarships and their deadlines. One thing I forgot to ask: did you need the proof of funds before or after the admission letter?',
      ],
      [
        'mentor',
        55,
        'After. The university asks for the money and then applies for your permit. Start with the bank early: my statement took three weeks.',
      ],
      [
        'prospect',
        3,
        'Ours says ten working days, so I count on three weeks too. I have a first version of the letter, about the street behind our market. May I bring it to a review session next week?',
      ],
    ],
  },
  {
    mentor: LINH,
    prospect: { lang: 'vi', has_met: false },
    unread: 2,
    lines: [
      [
        'prospect',
        27,
        'Em chào chị Linh ạ. Em đang học năm cuối ngành Điện ở Đà Nẵng và muốn xin học bổng thạc sĩ ở Hà Lan. Chị nộp hồ sơ học bổng trước hay sau khi có thư nhập học ạ?',
      ],
      ['prospect', 26, 'Em có IELTS 7.0 và GPA 3.4. Nếu tiện, chị nhắn cho em qua Zalo 0912 345 678 cũng được ạ.'],
    ],
  },
  {
    mentor: LINH,
    prospect: { lang: 'vi', has_met: true },
    unread: 0,
    lines: [
      ['mentor', 500, 'Chào em, tuần trước em nộp hồ sơ xong chưa?'],
      [
        'prospect',
        494,
        'Dạ xong rồi chị ơi! Em sửa đoạn mở đầu theo ý chị: bỏ câu về ước mơ, kể luôn chuyện cả xóm mất điện hôm bão. Đọc lại thấy đúng là mình hơn.',
      ],
      ['mentor', 493, 'Nghe là thấy hay rồi. Có kết quả thì báo chị với nhé.'],
      ['prospect', 120, 'Chị ơi, em đậu rồi! Giờ em bắt đầu lo chuyện nhà ở đây ạ.'],
      [
        'mentor',
        118,
        'Chúc mừng em! Đăng ký nhà qua trường ngay hôm nay, đừng đợi visa. Hồi đó chị đợi nên phải ở nhờ bạn hai tháng.',
      ],
    ],
  },
  {
    mentor: LINH,
    prospect: { lang: 'en', has_met: true },
    unread: 0,
    lines: [
      ['prospect', 330, 'Hi Linh, the mock interview went better than the real one, but I got in. Thank you!'],
      ['mentor', 326, 'That is how it should be. Congratulations! Which of the two programmes will it be?'],
      ['prospect', 320, 'Delft. The other one had the nicer campus, and you were right about the commute.'],
    ],
  },
  {
    mentor: MATEUS,
    prospect: { lang: 'es', has_met: true },
    unread: 1,
    lines: [
      [
        'mentor',
        98,
        'Hola, después de la sesión pensé en otra cosa: para el visado piden el seguro desde el día de entrada, no desde el de la matrícula.',
      ],
      ['prospect', 92, '¡Qué bueno que me avisas! Iba a contratarlo a partir de septiembre. ¿Tú con cuál lo hiciste?'],
      [
        'mentor',
        90,
        'Con uno de viaje los primeros tres meses y luego con el público. Sale mucho más barato, y en el consulado no me pusieron ningún problema.',
      ],
      [
        'prospect',
        2,
        'Ya tengo cita en el consulado: el martes a las 9:30. ¿Crees que basta con la reserva del alojamiento o hace falta el contrato firmado?',
      ],
    ],
  },
  {
    mentor: MATEUS,
    prospect: { lang: 'en', has_met: false },
    unread: 1,
    lines: [
      [
        'prospect',
        7,
        'Hello Mateus, your profile says that Portugal is possible on a student budget. I would have about €650 a month and a master’s place in Porto from September. Is that realistic without a job in the first semester?',
      ],
    ],
  },
  {
    mentor: MATEUS,
    prospect: { lang: 'en', has_met: true },
    unread: 0,
    lines: [
      [
        'prospect',
        410,
        'Thanks for the checklist! I am at step 4 and already know more than the agency that I paid for.',
      ],
      ['mentor', 405, 'Then stop paying them. Step 6 is the one that takes long, so do it before 5.'],
      ['prospect', 402, 'Done, and they gave me the number on the spot. You should write that on your profile.'],
    ],
  },
  {
    mentor: { studied_in: 'SE' },
    prospect: MATEUS,
    unread: 1,
    lines: [
      [
        'prospect',
        75,
        'Hi! I work as a data scientist in Porto and am thinking about a doctorate in statistics in Sweden. Is it true that one applies for a position there, as for a job, and not for a place?',
      ],
      [
        'mentor',
        70,
        'Yes, exactly. You apply to an advertised position, with a salary and a contract. Groups often know long before whom they would like, so write to the supervisor early, with two lines on which of their papers made you write.',
      ],
      ['prospect', 69, 'Two lines I can do. Would you look over my proposal in a session once there is one?'],
      [
        'mentor',
        20,
        'Gladly. Bring one page, not five: we can cut a good page, but no one reads a long draft. My evenings next week are still open.',
      ],
    ],
  },
  {
    mentor: { studied_in: 'DE' },
    prospect: AMARA,
    unread: 1,
    lines: [
      [
        'prospect',
        31,
        'Hello, I am choosing between the Netherlands and Germany for a master in water engineering. Did you have to learn German before the start, or did it come with the job in the institute?',
      ],
    ],
  },
];
