import type { PayoutWords } from './words.ts';

export const ar: PayoutWords = {
  held: ({ amount }) => ({
    title: `نراجع دفعتك البالغة ${amount}`,
    lead: 'نراجع بعض الدفعات قبل إرسالها، مثل الدفعة الأولى. يستغرق ذلك عادةً يومين، ولا يلزمك فعل أي شيء.',
  }),
  paid: ({ amount }) => ({
    title: `دفعنا لك ${amount}`,
    lead: 'المبلغ في بنكك الآن. يعرض كشفك كل جلسة على حدة.',
  }),
  failed: ({ amount }) => ({
    title: `أعاد بنكك ${amount}`,
    lead: 'لم يضع شيء. تحقّق من حسابك البنكي ثم أعد إرسال الدفعة.',
  }),
  debt: ({ debt, service }) => ({
    title: `سيُخصم ${debt} من دفعتك القادمة`,
    lead: `استُرد مبلغ ${service} بعد أن دفعناه لك.`,
  }),
  route_off: ({ amount }) => ({
    title: `لا يمكننا دفع ${amount} لك حاليًا`,
    lead: 'الدفع إلى بلدك متوقف مؤقتًا. أموالك في أمان، وسنرسلها حالما يصبح ذلك ممكنًا.',
  }),
  button: 'عرض دفعاتك',
};
