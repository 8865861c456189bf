import { withMoney } from './with-money.ts';
import type { NoShowWords } from './words.ts';

export const ar: NoShowWords = {
  contested: ({ name, service, when, until, is_paid }) => ({
    title: `اعتراض من ${name} على البلاغ`,
    lead: withMoney(
      is_paid,
      `أبلغت عن عدم حضور: ${service}، ${when}. سننظر في أقوالكما ونقرر في موعد أقصاه ${until}.`,
      'يبقى المبلغ معلّقًا حتى ذلك الحين.',
    ),
  }),
  ended: {
    mentor_absent: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `ثبت عدم حضورك: ${service}، ${when}`,
        lead: withMoney(is_paid, `تُحسب الجلسة مع ${name} عدم حضور من المرشد.`, 'يُسترد المبلغ كاملًا.'),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `ثبت عدم حضور ${name}: ${service}، ${when}`,
        lead: withMoney(is_paid, 'تُحسب الجلسة عدم حضور من المرشد.', 'ستسترد المبلغ كاملًا.'),
      }),
    },
    prospect_absent: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `ثبت عدم حضور ${name}: ${service}، ${when}`,
        lead: withMoney(is_paid, 'تُحسب الجلسة عدم حضور من الطالب.', 'يبقى المبلغ المدفوع لك.'),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `ثبت عدم حضورك: ${service}، ${when}`,
        lead: withMoney(is_paid, `تُحسب الجلسة مع ${name} عدم حضور من الطالب.`, 'لا استرداد للمبلغ.'),
      }),
    },
    both_came: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `جلستك عُقدت: ${service}، ${when}`,
        lead: withMoney(is_paid, `تُحسب الجلسة مع ${name} مكتملة، ولم يعد البلاغ قائمًا.`, 'يبقى المبلغ المدفوع لك.'),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `جلستك عُقدت: ${service}، ${when}`,
        lead: withMoney(is_paid, `تُحسب الجلسة مع ${name} مكتملة، ولم يعد البلاغ قائمًا.`, 'لا استرداد للمبلغ.'),
      }),
    },
    technical: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `مشكلة تقنية: ${service}، ${when}`,
        lead: withMoney(
          is_paid,
          `حالت مشكلة تقنية دون جلستك مع ${name}. لا تُحسب على أيٍّ منكما.`,
          'يُسترد نصف السعر، ويبقى لك الباقي.',
        ),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `مشكلة تقنية: ${service}، ${when}`,
        lead: withMoney(is_paid, `حالت مشكلة تقنية دون جلستك مع ${name}. لا تُحسب على أيٍّ منكما.`, 'ستسترد نصف السعر.'),
      }),
    },
  },
  button: 'عرض الحجز',
  find: { paid: 'البحث عن مرشد آخر بسعر مقارب أو أقل', free: 'البحث عن مرشد آخر' },
  found: 'ما توصلنا إليه',
  unnamed: 'الطرف الآخر',
};
