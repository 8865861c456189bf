import type { NotificationWords } from './words.ts';

/** One, two, a few or more of them. */
const messages = (count: number): string => {
  if (count === 1) {
    return 'رسالة جديدة';
  }
  if (count === 2) {
    return 'رسالتان جديدتان';
  }
  return count <= 10 ? `${count} رسائل جديدة` : `${count} رسالة جديدة`;
};

const proofNews: Readonly<Record<string, string>> = {
  proven: 'تم إثبات دراستك',
  refused: 'لم نتمكن من قبول إثبات دراستك',
  revoked: 'لم يعد إثبات دراستك ظاهرًا',
  old: 'تحققنا من بريدك الجامعي قبل عامين',
};

export const ar: NotificationWords = {
  unnamed: 'حساب محذوف',
  kinds: {
    booked: ({ name }) => `جلستك مع ${name} محجوزة`,
    requested: ({ name }) => `طلب جلسة مع ${name}`,
    accepted: ({ name }) => `جلستك مع ${name} مؤكدة`,
    declined: ({ name }) => `لم يُقبل طلبك لدى ${name}`,
    cancelled: ({ name }) => `أُلغيت جلستك مع ${name}`,
    contract_withdrawn: ({ name }) => `تم العدول عن العقد: جلسة مع ${name}`,
    withdrawal_receipt: 'وصلنا إعلان عدولك عن العقد',
    rescheduled: ({ name }) => `تغيّر موعد جلستك مع ${name}`,
    placed: ({ name }) => `يمكنك الآن معرفة كيفية الانضمام إلى جلستك مع ${name}`,
    place_missing: ({ name }) => `حدّد مكان جلستك مع ${name}`,
    withdrawn: ({ name }) => `سُحب طلب الجلسة مع ${name}`,
    expired: ({ name }) => `انتهت مهلة طلب الجلسة مع ${name}`,
    hold_expired: ({ name }) => `لم يُدفع ثمن موعدك مع ${name} فأصبح متاحًا من جديد`,
    reminder_24h: ({ name }) => `جلستك مع ${name} غدًا`,
    reminder_1h: ({ name }) => `تبدأ جلستك مع ${name} قريبًا`,
    proposed: ({ name }) => `موعد آخر مقترح من ${name}`,
    proposal_declined: ({ name }) => `الموعد باقٍ كما هو مع ${name}`,
    no_show_mentor: ({ name }) => `بلاغ من ${name} بأنك لم تحضر الجلسة`,
    no_show_prospect: ({ name }) => `بلاغ من ${name} بأنك لم تحضر الجلسة`,
    no_show_contested: ({ name }) => `حضور الجلسة مؤكد من ${name}، ونحن ننظر في الأمر`,
    no_show_ended: 'اتخذنا قرارًا بشأن ما حدث في جلستك',
    calendar_broken: 'لا يمكننا قراءة تقويمك',
    paid_later: ({ name }) => `جلستك مع ${name} محجوزة والدفع لاحقًا`,
    payment_opens: ({ name }) => `يمكنك الآن دفع ثمن جلستك مع ${name}`,
    payment_due_3d: ({ name }) => `بقيت ثلاثة أيام لدفع ثمن جلستك مع ${name}`,
    payment_due_1d: ({ name }) => `بقي يوم واحد لدفع ثمن جلستك مع ${name}`,
    unpaid: ({ name }) => `لم يُدفع ثمن جلستك مع ${name} فأُلغيت`,
    refunded: 'المبلغ المسترد في طريقه إليك',
    refund_failed: 'لم يصلك المبلغ المسترد',
    payment_lost: ({ name }) => `لم تعد الدفعة قائمة: جلسة مع ${name}`,
    paid_too_late: 'وصلت دفعتك متأخرة وسنعيدها إليك',
    payout_held: 'نراجع دفعة أرباحك',
    payout_paid: 'وصلت دفعة أرباحك إلى بنكك',
    payout_failed: 'عادت إلينا دفعة أرباحك',
    payout_cancelled: 'ألغينا دفعة أرباحك',
    payout_debt: 'سيُخصم مبلغ مسترد من دفعتك القادمة',
    payout_route_off: 'الدفعات إلى بلدك متوقفة مؤقتًا',
    payout_bank_changed: 'تغيّر الحساب البنكي لأرباحك',
    payout_account_restricted: 'لا يمكننا الدفع لك حاليًا',
    message: ({ name, count }) => `${messages(count)} من ${name}`,
    review_request: ({ name }) => `كيف كانت جلستك مع ${name}؟`,
    review_published: ({ name }) => `يمكنك الآن قراءة تقييم ${name} لجلستكما`,
    review_replied: ({ name }) => `رد ${name} على تقييمك`,
    saved_searches: 'مرشدون جدد يطابقون بحثك',
    welcome_mentor: 'ملفك بصفة مرشد أصبح ظاهرًا',
    proof_news: ({ outcome }) => proofNews[outcome ?? ''] ?? 'جديد بشأن إثبات دراستك',
    vouch_invite: 'يمكن لجامعتك أن تشهد لك',
    report_received: 'وصلنا بلاغك',
    report_outcome: 'اتخذنا قرارًا بشأن بلاغك',
    decision_made: 'اتخذنا قرارًا بشأن حسابك',
    appeal_decided: 'أجبنا عن اعتراضك',
    account_lifted: 'عاد حسابك نشطًا',
    email_changed: 'تغيّر بريدك الإلكتروني',
  },
  hidden: {
    sessions: 'جديد بشأن جلسة',
    money: 'جديد بشأن دفعة',
    messages: 'رسالة جديدة',
    reviews: 'جديد بشأن تقييم',
    searches: 'مرشدون جدد',
    product: 'جديد بشأن حسابك',
  },
};
