import { toEither } from '../../mail/locales/index.ts';
import type { MoneyWords, Named } from './words.ts';

const arrives = 'يُرد المبلغ إلى البطاقة التي دُفع بها، ويصل عادةً خلال 5 إلى 10 أيام عمل.';

const released = ({ service, them, when }: Named) => ({
  subject: `لم يُدفع في الوقت المحدد: ${service} مع ${them}، ${when}`,
  heading: `انتهى الحجز المؤقت لموعدك مع ${them}`,
  lead: 'انتهت مهلة الدفع، فلم يُحجز شيء ولم يُخصم منك شيء. يمكنك اختيار موعد آخر.',
});

export const ar: MoneyWords = {
  mails: {
    hold_expired: toEither(released),
    paid_later: {
      prospect: ({ service, them, when, opens, pay_by, needs_approval }) => ({
        subject: `الدفع لاحقًا: ${service} مع ${them}، ${when}`,
        heading: `نحتفظ لك بموعدك مع ${them}`,
        lead: `لا تدفع شيئًا اليوم. يمكنك الدفع بين ${opens} و${pay_by}، وسنراسلك عندما يحين الوقت. إذا لم يُدفع المبلغ حتى ذلك الحين فسنلغي الحجز المؤقت.${needs_approval ? ` بعد الدفع يمكن أن يقبل ${them} الطلب أو يرفضه.` : ''} وحتى الدفع يمكنك الإلغاء مجانًا.`,
      }),
      mentor: ({ service, them, when, opens, pay_by, needs_approval }) => ({
        subject: `حجز جديد يُدفع لاحقًا: ${service} مع ${them}، ${when}`,
        heading: `حجز جديد لديك من ${them} يُدفع لاحقًا`,
        lead: `بقي على الجلسة أكثر من 90 يومًا، لذلك يدفع ${them} بين ${opens} و${pay_by}.${needs_approval ? ' بعد الدفع يمكنك القبول أو الرفض.' : ''} نحتفظ بالموعد حتى ذلك الحين، وسنراسلك عند الدفع أو عند إلغاء الحجز المؤقت.`,
      }),
    },
    payment_opens: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `حان وقت الدفع: ${service} مع ${them}، ${when}`,
      heading: `حان وقت دفع ثمن جلستك مع ${them}`,
      lead: `يُرجى دفع ${amount} قبل ${pay_by} للاحتفاظ بالموعد. إذا لم يُدفع المبلغ حتى ذلك الحين فسنلغي الحجز المؤقت.`,
    })),
    payment_due_3d: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `لم يُدفع بعد: ${service} مع ${them}، ${when}`,
      heading: `لم تُدفع جلستك مع ${them} بعد`,
      lead: `يُرجى دفع ${amount} قبل ${pay_by}، وإلا فسنلغي الحجز المؤقت.`,
    })),
    payment_due_1d: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `آخر يوم للدفع: ${service} مع ${them}، ${when}`,
      heading: `آخر يوم لدفع ثمن جلستك مع ${them}`,
      lead: `إذا لم يُدفع ${amount} قبل ${pay_by} فسنلغي الحجز المؤقت.`,
    })),
    // Also where the mentor was suspended and it could not be paid, which the student doesn't learn.
    unpaid: {
      prospect: ({ service, them, when }) => ({
        subject: `أُلغي حجز الموعد: ${service} مع ${them}، ${when}`,
        heading: `انتهى الحجز المؤقت لموعدك مع ${them}`,
        lead: 'لم يُدفع ثمن الجلسة خلال المهلة، فلم يُحجز شيء ولم يُخصم منك شيء. يمكنك اختيار موعد آخر أو مرشد آخر.',
      }),
      mentor: ({ service, them, when }) => ({
        subject: `أُلغي حجز الموعد: ${service} مع ${them}، ${when}`,
        heading: `لم يُدفع ثمن جلستك مع ${them}`,
        lead: 'لذلك ألغينا حجز الموعد. لا يلزمك فعل شيء.',
      }),
    },
    refunded: {
      prospect: ({ amount, service, them, when }) => ({
        subject: `تم الاسترداد: ${amount} عن ${service} مع ${them}، ${when}`,
        heading: `رددنا إليك ${amount}`,
        lead: arrives,
      }),
      mentor: ({ amount, service, them, when }) => ({
        subject: `تم الاسترداد: ${amount} عن ${service} مع ${them}، ${when}`,
        heading: `تم رد ${amount} إلى ${them}`,
        lead: 'يُطرح مبلغ الاسترداد من أرباح هذه الجلسة. لا يلزمك القيام بشيء.',
      }),
    },
    refund_failed: toEither(({ amount, service, them, when }) => ({
      subject: `فشل الاسترداد: ${amount} عن ${service} مع ${them}، ${when}`,
      heading: `لم يكتمل استرداد ${amount}`,
      lead: 'أعاد البنك المبلغ، وغالبًا لأن البطاقة أُغلقت. المال لا يزال من حقك. سنجد طريقة أخرى ونراسلك. يمكنك أيضًا الرد على هذه الرسالة.',
    })),
    payment_lost: {
      prospect: ({ service, them, when }) => ({
        subject: `لم يتم التأكيد: ${service} مع ${them}، ${when}`,
        heading: 'تعذّر تأكيد جلستك',
        lead: `قُبل الطلب من جانب ${them}، لكن تعليق المبلغ على بطاقتك كان قد انتهى. لم يُخصم منك شيء. يمكنك حجز الموعد من جديد.`,
      }),
      mentor: ({ service, them, when }) => ({
        subject: `لم يتم التأكيد: ${service} مع ${them}، ${when}`,
        heading: `تعذّر تأكيد الجلسة مع ${them}`,
        lead: `قبلت الطلب، لكن تعليق المبلغ على بطاقة ${them} كان قد انتهى. لم يُخصم شيء، وأصبح الموعد متاحًا من جديد. أرسلنا إشعارًا إلى ${them}.`,
      }),
    },
    paid_too_late: toEither(({ amount, service, them, when }) => ({
      subject: `دفع متأخر: ${service} مع ${them}، ${when}`,
      heading: 'وصل المبلغ متأخرًا',
      lead: `كان الموعد قد أُتيح من جديد، ولم يعد متاحًا الآن. سنرد إليك ${amount}. ${arrives}`,
    })),
  },
  price: 'السعر',
  paid: 'المدفوع',
  reserved: 'معلَّق على البطاقة',
  refund: 'الاسترداد',
  seller: 'البائع',
  refund_why: 'السبب',
  reasons: {
    cancelled_in_time: 'الإلغاء ضمن المهلة',
    cancelled_late: 'الإلغاء بعد المهلة، لذلك يُسترد جزء من المبلغ',
    mentor_cancelled: 'الإلغاء من المرشد',
    platform_cancelled: 'الإلغاء من Abroad Mentors',
    mentor_absent: 'عدم حضور المرشد',
    technical_fault: 'خلل تقني',
    paid_too_late: 'الدفع بعد أن أُتيح الموعد من جديد',
    made_at_provider: 'الاسترداد من Abroad Mentors',
    by_staff: 'بقرار من Abroad Mentors',
  },
  reserved_note: {
    prospect: (them) => `لا يُخصم منك المبلغ إلا بعد القبول من ${them}. وإلا فلن يُخصم منك شيء.`,
    mentor: () => 'يُخصم المبلغ من البطاقة عند قبولك.',
  },
  released: 'لم يُخصم منك شيء. قد يُظهر البنك المبلغ المعلَّق بضعة أيام أخرى.',
  arrives,
};
