import { deal, dealMails } from './deals/ar.ts';
import type { BookingMailWords, MailWords } from './mail-words.ts';
import { searchNews } from './news/ar.ts';
import { notices } from './notices/ar.ts';

const moment = (day: string, time: string) => `${day}، ${time}`;

// Verbal nouns, so that the words fit women and men alike.
const bookingMails: BookingMailWords = {
  booked: {
    prospect: (named) => ({
      subject: `تم الحجز: ${named.service} مع ${named.them}، ${named.when}`,
      heading: `لديك جلسة مع ${named.them}`,
      lead: 'الجلسة في ملف التقويم المرفق بهذه الرسالة. من المفيد تجهيز الأسئلة: بضعة أسطر مسبقًا تساعد كثيرًا.',
    }),
    mentor: (named) => ({
      subject: `حجز جديد من ${named.them}: ${named.service}، ${named.when}`,
      heading: `لديك حجز جلسة من ${named.them}`,
      lead: 'الجلسة مؤكدة بالفعل، وهي في ملف التقويم المرفق بهذه الرسالة.',
    }),
  },
  requested: {
    prospect: (named) => ({
      subject: `تم إرسال الطلب: ${named.service} مع ${named.them}، ${named.when}`,
      heading: `تم إرسال طلب جلسة إلى ${named.them}`,
      lead: `نحتفظ لك بالموعد${named.until === null ? '' : ` حتى ${named.until}`}، وسنراسلك فور وصول رد ${named.them}.`,
    }),
    mentor: (named) => ({
      subject: `طلب من ${named.them}: ${named.service}، ${named.when}`,
      heading: `وصلك طلب جلسة من ${named.them}`,
      lead: `يمكن قبول الطلب أو رفضه${named.until === null ? '' : ` حتى ${named.until}`}، ويبقى الموعد محجوزًا إلى ذلك الحين.`,
    }),
  },
  accepted: {
    prospect: (named) => ({
      subject: `تم القبول من ${named.them}: ${named.service}، ${named.when}`,
      heading: `تم قبول طلبك من ${named.them}`,
      lead: 'الجلسة مؤكدة، وهي في ملف التقويم المرفق بهذه الرسالة.',
    }),
    mentor: (named) => ({
      subject: `تم التأكيد: ${named.service} مع ${named.them}، ${named.when}`,
      heading: `لقد قبلت طلب ${named.them}`,
      lead: 'الجلسة مؤكدة، وهي في ملف التقويم المرفق بهذه الرسالة.',
    }),
  },
  declined: {
    prospect: (named) => ({
      subject: `اعتذار من ${named.them} عن جلستك، ${named.when}`,
      heading: `اعتذار من ${named.them} عن هذه الجلسة`,
      lead: 'أصبح الموعد متاحًا من جديد. قد يوجد موعد آخر يناسبكما، أو مرشد آخر على المسار نفسه.',
    }),
    mentor: (named) => ({
      subject: `تم الرفض: ${named.service} مع ${named.them}، ${named.when}`,
      heading: `لقد رفضت طلب ${named.them}`,
      lead: 'أصبح الموعد متاحًا من جديد.',
    }),
  },
  cancelled: {
    prospect: (named) => ({
      subject: `تم الإلغاء: ${named.service} مع ${named.them}، ${named.when}`,
      heading: named.by_reader ? 'لقد ألغيت جلستك' : `تم إلغاء جلستك من ${named.them}`,
      lead: 'ملف التقويم المرفق بهذه الرسالة يزيلها من تقويمك.',
    }),
    mentor: (named) => ({
      subject: `تم الإلغاء: ${named.service} مع ${named.them}، ${named.when}`,
      heading: named.by_reader ? 'لقد ألغيت جلسة' : `تم إلغاء جلسة من ${named.them}`,
      lead: 'أصبح الموعد متاحًا من جديد. ملف التقويم المرفق بهذه الرسالة يزيل الجلسة من تقويمك.',
    }),
  },
  rescheduled: {
    prospect: (named) => ({
      subject: `تم تغيير الموعد: ${named.service} مع ${named.them}، ${named.when}`,
      heading: named.by_reader ? 'لقد غيّرت موعد جلستك' : `تم تغيير موعد جلستك من ${named.them}`,
      lead: `${named.before === null ? '' : `كانت في ${named.before}. `}ملف التقويم المرفق بهذه الرسالة ينقلها في تقويمك.`,
    }),
    mentor: (named) => ({
      subject: `تم تغيير الموعد: ${named.service} مع ${named.them}، ${named.when}`,
      heading: named.by_reader ? 'لقد غيّرت موعد جلسة' : `تم تغيير موعد جلسة من ${named.them}`,
      lead: `${named.before === null ? '' : `كانت في ${named.before}. `}ملف التقويم المرفق بهذه الرسالة ينقلها في تقويمك.`,
    }),
  },
  withdrawn: {
    prospect: (named) => ({
      subject: `تم سحب الطلب: ${named.service} مع ${named.them}، ${named.when}`,
      heading: 'لقد سحبت طلبك',
      lead: 'لم نعد نحتفظ لك بالموعد.',
    }),
    mentor: (named) => ({
      subject: `تم سحب طلب من ${named.them}: ${named.service}، ${named.when}`,
      heading: `تم سحب طلب من ${named.them}`,
      lead: 'لم يعد هناك ما يحتاج إلى رد، وأصبح الموعد متاحًا من جديد.',
    }),
  },
  expired: {
    prospect: (named) => ({
      subject: `لم يصل رد في الوقت المحدد: ${named.service} مع ${named.them}، ${named.when}`,
      heading: `لم يصل رد من ${named.them} في الوقت المحدد`,
      lead: 'لم نعد نحتفظ بالموعد. يمكنك اختيار موعد آخر، أو مرشد آخر على المسار نفسه.',
    }),
    mentor: (named) => ({
      subject: `انتهت مهلة الطلب: ${named.service} مع ${named.them}، ${named.when}`,
      heading: `انتهت مهلة طلب ${named.them}`,
      lead: 'لم يحصل الطلب على رد في الوقت المحدد، وأصبح الموعد متاحًا من جديد.',
    }),
  },
  reminder_24h: {
    prospect: (named) => ({
      subject: `غدًا: ${named.service} مع ${named.them}، ${named.when}`,
      heading: `جلستك مع ${named.them} بعد 24 ساعة`,
      lead: 'إذا تعذر عليك الحضور، فمن الأفضل الإلغاء الآن ليتاح الموعد لغيرك.',
    }),
    mentor: (named) => ({
      subject: `غدًا: ${named.service} مع ${named.them}، ${named.when}`,
      heading: `جلستك مع ${named.them} بعد 24 ساعة`,
      lead: 'إذا تعذر عليك الحضور، فمن الأفضل الإلغاء الآن مع ذكر السبب: هذا ألطف من غرفة فارغة.',
    }),
  },
  reminder_1h: {
    prospect: (named) => ({
      subject: `بعد ساعة: ${named.service} مع ${named.them}، ${named.time}`,
      heading: `تبدأ جلستك مع ${named.them} بعد ساعة`,
      lead: 'يمكنك الدخول قبل البداية بعشر دقائق.',
    }),
    mentor: (named) => ({
      subject: `بعد ساعة: ${named.service} مع ${named.them}، ${named.time}`,
      heading: `تبدأ جلستك مع ${named.them} بعد ساعة`,
      lead: 'يمكنك الدخول قبل البداية بعشر دقائق.',
    }),
  },
  ...dealMails,
};

const unsubscribe: MailWords['unsubscribe'] = {
  ask: {
    title: 'إيقاف التذكيرات؟',
    text: 'لن تصلك رسائل قبل جلساتك بـ 24 ساعة وبساعة واحدة. أما ما يفعله الطرف الآخر فسيصلك دائمًا.',
  },
  done: {
    title: 'تم إيقاف التذكيرات',
    text: 'لن نراسلك بعد الآن قبل جلساتك. يمكنك تفعيل التذكيرات من جديد في أي وقت.',
  },
  button: 'إيقاف التذكيرات',
  settings: 'كل إعدادات البريد',
};

const calendarBroken: MailWords['calendarBroken'] = {
  subject: (name) => `تعذرت قراءة تقويمك ${name}`,
  heading: (name) => `لا يمكننا قراءة تقويمك ${name}`,
  leads: {
    signed_out:
      'لم يعد يسمح لنا بالدخول، ربما لأن كلمة المرور تغيرت أو سُحب الإذن. يرجى ربطه من جديد؛ حتى ذلك الحين لا نعرف متى تكون مشغولًا، ومواعيدك مخفية.',
    gone: 'أحد التقاويم التي اخترتها لم يعد موجودًا. يرجى اختيار تقويم آخر؛ حتى ذلك الحين لا نعرف متى تكون مشغولًا، ومواعيدك مخفية.',
    silent:
      'لم يستجب منذ مدة، ونحن نواصل المحاولة. إلى أن يستجيب لا نعرف متى تكون مشغولًا، ومواعيدك مخفية. إذا استمر ذلك، يرجى التحقق من عنوانه أو ربطه من جديد.',
  },
  unreadable: {
    lead: (what) => `${what} إلى أن تمكن قراءته لا نعرف أوقات انشغالك، ومواعيدك مخفية.`,
    entry: (calendar, entry, fault) => `في ${calendar} لا يمكننا قراءة ${entry}. ${fault} يُرجى تصحيحه أو حذفه هناك.`,
    titled: (title, day) => (day === null ? `الموعد «${title}»` : `الموعد «${title}» يوم ${day}`),
    untitled: (day) => (day === null ? 'موعد بلا عنوان' : `موعد يوم ${day}`),
    faults: {
      time: 'بدايته أو نهايته ليست وقتًا.',
      duration: 'مدته ليست مدة زمنية.',
      rule: 'لا نفهم كيف يتكرر.',
      too_much: 'يتكرر أكثر مما يمكننا متابعته.',
    },
    whole: {
      not_a_calendar: 'ما يرسله خادمه ليس تقويمًا. يُرجى التحقق من عنوانه أو ربطه من جديد.',
      cut_off: 'ما يرسله خادمه ينقطع قبل نهايته. نواصل المحاولة.',
      too_large: 'فيه أكثر مما يمكننا قراءته. يُرجى حذف المواعيد القديمة هناك أو مشاركة تقويم أصغر.',
    },
  },
  button: 'عرض تقاويمك',
  why: 'تصلك هذه الرسالة لأنك ربطت تقويمًا مع Abroad Mentors. نكتب مرة واحدة عند كل عطل.',
};

const emailChanged: MailWords['emailChanged'] = {
  subject: 'تغيّر عنوان بريدك الإلكتروني',
  heading: 'تغيّر عنوان بريدك الإلكتروني',
  lead: (address, support) =>
    `نرسل رسائلك من Abroad Mentors من الآن إلى ${address}، لأن خدمة تسجيل الدخول التي تستخدمها أخبرتنا أن هذا هو عنوانك. إذا لم تكن أنت من غيّره، فاحمِ حسابك لدى تلك الخدمة واكتب إلى ${support}.`,
  button: 'عرض إعداداتك',
  why: 'تصلك هذه الرسالة لأن هذا كان عنوان حسابك في Abroad Mentors.',
};

const platforms: MailWords['platforms'] = {
  google_meet: 'Google Meet',
  zoom: 'Zoom',
  teams: 'Microsoft Teams',
  phone: 'مكالمة هاتفية',
  in_person: 'لقاء حضوري',
};

const labels: MailWords['labels'] = {
  product: 'Abroad Mentors',
  service: 'الجلسة',
  place: 'المكان',
  yours: 'بتوقيتك',
  message: (name) => `رسالة من ${name}`,
  reason: (name) => `السبب من ${name}`,
  your_message: 'رسالتك',
  your_reason: 'السبب الذي ذكرته',
  deleted_user: 'حساب محذوف',
  removed_from_calendar: 'أُزيلت الجلسة من تقويم المرشد.',
  open: 'عرض الحجز',
  answer: 'الرد على الطلب',
  find: 'البحث عن موعد آخر',
  link_by_mentor: (name) => `سيصلك الرابط من ${name} قبل الجلسة.`,
  link_by_you: 'يرجى إرسال الرابط بنفسك قبل الجلسة: لا يوجد تقويم متصل يمكنه إنشاء رابط.',
  place_by_mentor: (name) => `ستصلك التفاصيل من ${name} قبل الجلسة.`,
  place_by_you: 'يرجى إبلاغ الطرف الآخر قبل الجلسة: لا تذكر الخدمة مكانًا أو رقمًا.',
  unsubscribe: 'إيقاف التذكيرات',
  why: 'تصلك هذه الرسالة لأن لديك حجزًا على Abroad Mentors.',
};

export const ar: MailWords = {
  dates: 'ar',
  direction: 'rtl',
  moment,
  labelled: (label, value) => `${label}: ${value}`,
  comma: '، ',
  bookingMails,
  deal,
  calendarBroken,
  emailChanged,
  searchNews,
  notices,
  unsubscribe,
  platforms,
  labels,
};
