import { toEither, type DealMailWords, type DealWords } from '../mail-words.ts';

const arrives = 'يعود المبلغ إلى البطاقة التي تم الدفع بها، ويصل عادةً خلال 5 إلى 10 أيام عمل.';

export const dealMails: DealMailWords = {
  hold_expired: toEither(({ service, them, when }) => ({
    subject: `لم يُدفع في الوقت المحدد: ${service} مع ${them}، ${when}`,
    heading: `حرّرنا الموعد مع ${them}`,
    lead: 'انتهت مهلة الدفع، فلم يُحجز شيء ولم يُخصم منك شيء. يمكنك اختيار موعد آخر.',
  })),
  refunded: {
    prospect: ({ amount, service, them, when }) => ({
      subject: `تم رد المبلغ: ${amount} عن ${service} مع ${them}، ${when}`,
      heading: `لقد رددنا إليك ${amount}`,
      lead: arrives,
    }),
    mentor: ({ amount, service, them, when }) => ({
      subject: `تم رد المبلغ إلى ${them}: ${amount} عن ${service}، ${when}`,
      heading: `تم رد ${amount} إلى ${them}`,
      lead: 'يُخصم المبلغ من عائد هذه الجلسة، ولا يلزمك القيام بشيء.',
    }),
  },
  refund_failed: toEither(({ amount, service, them, when }) => ({
    subject: `لم يصل إليك المبلغ المردود ${amount}: ${service} مع ${them}، ${when}`,
    heading: `عاد إلينا المبلغ المردود إليك: ${amount}`,
    lead: 'لم يقبله البنك، وغالبًا لأن البطاقة أُغلقت. المال لا يزال من حقك: نبحث عن طريقة أخرى وسنراسلك. يمكنك أيضًا الرد على هذه الرسالة.',
  })),
  payment_lost: {
    prospect: ({ service, them, when }) => ({
      subject: `لم يتم التأكيد: ${service} مع ${them}، ${when}`,
      heading: 'تعذّر تأكيد جلستك',
      lead: `تم القبول من ${them}، لكن حجز المبلغ على بطاقتك كان قد انتهى. لم يُسحب أي مبلغ، وأصبح الموعد متاحًا من جديد: يمكنك حجزه مرة أخرى.`,
    }),
    mentor: ({ service, them, when }) => ({
      subject: `لم يتم التأكيد: ${service} مع ${them}، ${when}`,
      heading: `تعذّر تأكيد الجلسة مع ${them}`,
      lead: `لقد قبلت الطلب، لكن حجز المبلغ على بطاقة ${them} كان قد انتهى. لم يُدفع أي مبلغ، وأصبح الموعد متاحًا من جديد. وصل الخبر إلى ${them}، ويمكن الحجز مرة أخرى.`,
    }),
  },
  paid_too_late: toEither(({ amount, service, them, when }) => ({
    subject: `دفع متأخر: ${service} مع ${them}، ${when}`,
    heading: 'وصل الدفع بعد فوات الموعد المحجوز',
    lead: `لم نعد نحتفظ لك بالموعد، ولم يعد متاحًا. يُرد ${amount} كاملًا. ${arrives}`,
  })),
  proposed: toEither(({ service, them, when }) => ({
    subject: `اقتراح موعد آخر من ${them}: ${service}، ${when}`,
    heading: `اقتراح موعد آخر من ${them}`,
    lead: 'تبقى الجلسة في موعدها إلى أن تختار. ولا تُحجز المواعيد المقترحة في هذه الأثناء.',
  })),
  proposal_declined: toEither(({ service, them, when }) => ({
    subject: `اعتذار من ${them} عن تغيير الموعد: ${service}، ${when}`,
    heading: `المواعيد التي اقترحتها لا تناسب ${them}`,
    lead: 'تبقى الجلسة في موعدها، ولا يتغير شيء في تقويمك.',
  })),
  placed: toEither(({ service, them, when }) => ({
    subject: `مكان اللقاء: ${service} مع ${them}، ${when}`,
    heading: `وصل مكان اللقاء من ${them}`,
    lead: 'ملف التقويم المرفق بهذه الرسالة يحدّث تقويمك.',
  })),
  place_missing: toEither(({ is_video, service, them, when }) =>
    is_video
      ? {
          subject: `يُرجى إضافة الرابط: ${service} مع ${them}، ${when}`,
          heading: `لا رابط بعد لجلستك مع ${them}`,
          lead: `يُرجى إضافته الآن ليصل إلى ${them} بالبريد الإلكتروني ويكون مكان الانضمام معروفًا.`,
        }
      : {
          subject: `يُرجى تحديد مكان اللقاء: ${service} مع ${them}، ${when}`,
          heading: `لا رقم ولا عنوان بعد لجلستك مع ${them}`,
          lead: `يُرجى إضافته الآن ليصل إلى ${them} بالبريد الإلكتروني.`,
        },
  ),
  no_show_mentor: toEither(({ is_paid, service, them, when }) => ({
    subject: `بلاغ بالغياب: ${service} مع ${them}، ${when}`,
    heading: `بلاغ من ${them} بعدم حضورك`,
    lead: `${is_paid ? 'يُرد المبلغ المدفوع كاملًا. ' : ''}إن كان البلاغ غير صحيح، يُرجى الرد على هذه الرسالة وإخبارنا بما حدث.`,
  })),
  no_show_prospect: toEither(({ is_paid, service, them, when }) => ({
    subject: `بلاغ بالغياب: ${service} مع ${them}، ${when}`,
    heading: `بلاغ من ${them} بعدم حضورك`,
    lead: `${is_paid ? 'لا يُرد المبلغ الذي دفعته. ' : ''}إن كان البلاغ غير صحيح، يُرجى الرد على هذه الرسالة وإخبارنا بما حدث.`,
  })),
};

export const deal: DealWords = {
  price: 'السعر',
  paid: 'المدفوع',
  reserved: 'محجوز على البطاقة',
  refund: 'المبلغ المردود',
  refund_why: 'السبب',
  reasons: {
    cancelled_in_time: 'الإلغاء ضمن المهلة',
    cancelled_late: 'الإلغاء بعد المهلة، لذلك يُرد جزء منه',
    mentor_cancelled: 'الإلغاء من المرشد',
    platform_cancelled: 'الإلغاء من Abroad Mentors',
    mentor_absent: 'عدم حضور المرشد',
    paid_too_late: 'الدفع بعد فوات الموعد المحجوز',
    made_at_provider: 'رد المبلغ من Abroad Mentors',
  },
  reserved_note: {
    prospect: (them) => `لم يُسحب شيء بعد: يُسحب السعر عند القبول من ${them}، وإلا يُلغى حجز المبلغ.`,
    mentor: () => 'يُسحب السعر عند قبولك.',
  },
  released: 'لم يُسحب أي مبلغ. قد يُظهر البنك المبلغ المحجوز بضعة أيام أخرى.',
  arrives,
  times: 'المواعيد المقترحة',
  choose: 'اختيار موعد',
};
