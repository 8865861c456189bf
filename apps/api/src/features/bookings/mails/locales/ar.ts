import { toEither } from '../../../mail/locales/index.ts';
import type { BookingWords, Named } from './words.ts';

const attached = 'دعوة التقويم مرفقة.';
const updates = 'ملف التقويم المرفق يحدّث تقويمك.';
const joinEarly = 'يمكنك الانضمام قبل البدء بعشر دقائق.';

// Verbal nouns, so that the words fit women and men.
const before = (named: Named) => (named.before === null ? '' : `كان الموعد السابق: ${named.before}. `);
const held = (named: Named) =>
  named.until === null
    ? `الموعد محجوز لك مؤقتًا. سنراسلك عند الرد من ${named.them}.`
    : `الموعد محجوز لك مؤقتًا حتى ${named.until}. سنراسلك عند الرد من ${named.them}.`;
const answerable = (named: Named) =>
  named.until === null
    ? 'يُرجى قبول الطلب أو رفضه. الموعد محجوز مؤقتًا إلى ذلك الحين.'
    : `يُرجى قبول الطلب أو رفضه حتى ${named.until}. الموعد محجوز مؤقتًا إلى ذلك الحين.`;
const movedRequest = (named: Named) => `تغيّر موعد الطلب: ${named.service} مع ${named.them}، ${named.when}`;
/** Who accepted the time that the other person had proposed; null where there was no proposal. */
function accepted(named: Named): string | null {
  if (!named.was_proposed) return null;
  return named.by_reader ? `قبلت الموعد الجديد المقترح من ${named.them}` : `قُبل موعدك الجديد من جانب ${named.them}`;
}

const reportedAbsent = toEither(({ is_paid, service, them, when, until }: Named) => ({
  subject: `بلاغ عن عدم حضور: ${service} مع ${them}، ${when}`,
  heading: `بلاغ من ${them} عن عدم حضورك`,
  lead: `أخبرنا بما حدث في موعد أقصاه ${until}. من دون رد منك يُعتمد البلاغ.${is_paid ? ' يبقى المبلغ معلّقًا حتى ذلك الحين.' : ''}`,
}));

const mails: BookingWords['mails'] = {
  booked: {
    prospect: (named) => ({
      subject: `تم التأكيد: ${named.service} مع ${named.them}، ${named.when}`,
      heading: `تم تأكيد جلستك مع ${named.them}`,
      lead: `${attached} من المفيد كتابة أسئلتك قبل اللقاء.`,
    }),
    mentor: (named) => ({
      subject: `حجز جديد من ${named.them}: ${named.service}، ${named.when}`,
      heading: `حُجزت جلسة لديك من جانب ${named.them}`,
      lead: `الجلسة مؤكدة. ${attached}`,
    }),
  },
  requested: {
    prospect: (named) =>
      named.was_proposed
        ? {
            subject: movedRequest(named),
            heading: `لطلبك إلى ${named.them} موعد جديد`,
            lead: `${before(named)}${held(named)}`,
          }
        : {
            subject: `أُرسل الطلب: ${named.service} مع ${named.them}، ${named.when}`,
            heading: `أُرسل طلبك لجلسة مع ${named.them}`,
            lead: held(named),
          },
    mentor: (named) =>
      named.was_proposed
        ? {
            subject: movedRequest(named),
            heading: `قُبل موعدك الجديد من جانب ${named.them}`,
            lead: `${before(named)}${answerable(named)}`,
          }
        : {
            subject: `طلب جديد من ${named.them}: ${named.service}، ${named.when}`,
            heading: `طلب جلسة لديك من ${named.them}`,
            lead: answerable(named),
          },
  },
  accepted: {
    prospect: (named) => ({
      subject: `تم التأكيد: ${named.service} مع ${named.them}، ${named.when}`,
      heading: `قُبل طلبك من جانب ${named.them}`,
      lead: `تم تأكيد جلستك. ${attached}`,
    }),
    mentor: (named) => ({
      subject: `تم التأكيد: ${named.service} مع ${named.them}، ${named.when}`,
      heading: `قبلت طلب ${named.them}`,
      lead: `الجلسة مؤكدة. ${attached}`,
    }),
  },
  declined: {
    prospect: (named) => ({
      subject: `رُفض طلبك من جانب ${named.them}: ${named.service}، ${named.when}`,
      heading: `رُفض طلبك من جانب ${named.them}`,
      lead: 'قد يناسبكما موعد آخر. ويمكنك أيضًا اختيار مرشد آخر على المسار نفسه.',
    }),
    mentor: (named) => ({
      subject: `تم الرفض: ${named.service} مع ${named.them}، ${named.when}`,
      heading: `رفضت طلب ${named.them}`,
      lead: 'أصبح الموعد متاحًا من جديد.',
    }),
  },
  cancelled: {
    prospect: (named) => ({
      subject: `تم الإلغاء: ${named.service} مع ${named.them}، ${named.when}`,
      heading: named.by_reader ? 'ألغيت جلستك' : `أُلغيت جلستك من جانب ${named.them}`,
      lead: 'ملف التقويم المرفق يزيلها من تقويمك.',
    }),
    mentor: (named) => ({
      subject: `تم الإلغاء: ${named.service} مع ${named.them}، ${named.when}`,
      heading: named.by_reader ? 'ألغيت جلسة' : `أُلغيت جلسة من جانب ${named.them}`,
      lead: 'أصبح الموعد متاحًا من جديد. ملف التقويم المرفق يزيل الجلسة من تقويمك.',
    }),
  },
  contract_withdrawn: toEither(({ service, them, when }) => ({
    subject: `عدول عن العقد: ${service} مع ${them}، ${when}`,
    heading: `عدول عن العقد من جانب ${them}`,
    lead: 'يحق للطلاب في الاتحاد الأوروبي العدول عن عقد مع تاجر خلال 14 يومًا مع ردّ المبلغ كاملًا. ملف التقويم المرفق يزيل الجلسة من تقويمك.',
  })),
  rescheduled: {
    prospect: (named) => ({
      subject: `تم تغيير الموعد: ${named.service} مع ${named.them}، ${named.when}`,
      heading: accepted(named) ?? (named.by_reader ? 'غيّرت موعد جلستك' : `تغيّر موعد جلستك من جانب ${named.them}`),
      lead: `${before(named)}${updates}`,
    }),
    mentor: (named) => ({
      subject: `تم تغيير الموعد: ${named.service} مع ${named.them}، ${named.when}`,
      heading: accepted(named) ?? (named.by_reader ? 'غيّرت موعد جلسة' : `تغيّر موعد جلسة من جانب ${named.them}`),
      lead: `${before(named)}${updates}`,
    }),
  },
  withdrawn: {
    prospect: (named) => ({
      subject: `تم سحب الطلب: ${named.service} مع ${named.them}، ${named.when}`,
      heading: 'سحبت طلبك',
      lead: 'لم يعد الموعد محجوزًا لك مؤقتًا.',
    }),
    mentor: (named) => ({
      subject: `تم سحب الطلب: ${named.service} مع ${named.them}، ${named.when}`,
      heading: `سُحب طلب من جانب ${named.them}`,
      lead: 'لا يلزمك القيام بشيء. أصبح الموعد متاحًا من جديد.',
    }),
  },
  expired: {
    prospect: (named) => ({
      subject: `انتهت صلاحية الطلب: ${named.service} مع ${named.them}، ${named.when}`,
      heading: `لم يصل رد من ${named.them} في الوقت المحدد`,
      lead: 'لم يعد الموعد محجوزًا لك مؤقتًا. يمكنك اختيار موعد آخر، أو مرشد آخر على المسار نفسه.',
    }),
    mentor: (named) => ({
      subject: `انتهت صلاحية الطلب: ${named.service} مع ${named.them}، ${named.when}`,
      heading: `انتهت صلاحية طلب ${named.them}`,
      lead: 'لم يصل ردّك في الوقت المحدد. أصبح الموعد متاحًا من جديد.',
    }),
  },
  reminder_24h: {
    prospect: (named) => ({
      subject: `غدًا: ${named.service} مع ${named.them}، ${named.when}`,
      heading: `جلستك مع ${named.them} بعد 24 ساعة`,
      lead: 'إذا تعذّر عليك الحضور، فيُرجى الإلغاء الآن ليُتاح الموعد لغيرك.',
    }),
    mentor: (named) => ({
      subject: `غدًا: ${named.service} مع ${named.them}، ${named.when}`,
      heading: `جلستك مع ${named.them} بعد 24 ساعة`,
      lead: `إذا تعذّر عليك الحضور، فيُرجى الإلغاء الآن وذكر السبب ليصل إلى ${named.them}.`,
    }),
  },
  reminder_1h: {
    prospect: (named) => ({
      subject: `بعد ساعة: ${named.service} مع ${named.them}، ${named.time}`,
      heading: `تبدأ جلستك مع ${named.them} بعد ساعة`,
      lead: joinEarly,
    }),
    mentor: (named) => ({
      subject: `بعد ساعة: ${named.service} مع ${named.them}، ${named.time}`,
      heading: `تبدأ جلستك مع ${named.them} بعد ساعة`,
      lead: joinEarly,
    }),
  },
  proposed: toEither(({ service, them, when }) => ({
    subject: `مواعيد جديدة مقترحة: ${service} مع ${them}، ${when}`,
    heading: `موعد آخر مقترح من ${them}`,
    lead: 'تبقى جلستك في موعدها الحالي إلى حين اختيارك. المواعيد المقترحة ليست محجوزة مؤقتًا.',
  })),
  proposal_declined: toEither(({ service, them, when }) => ({
    subject: `رُفضت المواعيد: ${service} مع ${them}، ${when}`,
    heading: `رُفضت المواعيد التي اقترحتها من جانب ${them}`,
    lead: 'تبقى الجلسة في موعدها الحالي. لا يتغيّر شيء في تقويمك.',
  })),
  placed: toEither(({ service, them, when }) => ({
    subject: `طريقة الانضمام: ${service} مع ${them}، ${when}`,
    heading: `أُضيفت طريقة الانضمام من جانب ${them}`,
    lead: 'ملف التقويم المرفق يحدّث تقويمك.',
  })),
  place_missing: toEither(({ is_video, service, them, when }) =>
    is_video
      ? {
          subject: `يُرجى إضافة رابط: ${service} مع ${them}، ${when}`,
          heading: `لا رابط اجتماع بعد لجلستك مع ${them}`,
          lead: `يُرجى إضافته الآن لتكون طريقة الانضمام معروفة. سنرسله بالبريد الإلكتروني إلى ${them}.`,
        }
      : {
          subject: `يُرجى إضافة طريقة الانضمام: ${service} مع ${them}، ${when}`,
          heading: `لا رقم ولا عنوان بعد لجلستك مع ${them}`,
          lead: `يُرجى إضافته الآن. سنرسله بالبريد الإلكتروني إلى ${them}.`,
        },
  ),
  no_show_mentor: reportedAbsent,
  no_show_prospect: reportedAbsent,
};

const labels: BookingWords['labels'] = {
  yours: 'بتوقيتك',
  message: (name) => `رسالة من ${name}`,
  reason: (name) => `السبب من ${name}`,
  your_message: 'رسالتك',
  your_reason: 'السبب الذي ذكرته',
  open: 'عرض الحجز',
  answer: 'الرد على الطلب',
  say: 'إخبارنا بما حدث',
  pay: 'الدفع الآن',
  find: 'البحث عن موعد آخر',
  link_by_mentor: (name) => `سيصلك الرابط من ${name} قبل الجلسة.`,
  link_by_you: 'يُرجى إرسال الرابط بنفسك قبل الجلسة. لا تقويم مرتبط لديك يمكنه إنشاء رابط.',
  place_by_mentor: (name) => `ستصلك التفاصيل من ${name} قبل الجلسة.`,
  place_by_you: 'يُرجى إبلاغ الطالب قبل الجلسة. لا عنوان ولا رقم هاتف في خدمتك.',
  unsubscribe: 'إيقاف التذكيرات',
  why: 'تصلك هذه الرسالة لأن لديك حجزًا لدى Abroad Mentors.',
  times: 'المواعيد المقترحة',
  choose: 'اختيار موعد',
};

export const ar: BookingWords = { mails, labels };
