import { brand } from '@abroad/contract';
import type { AccountWords } from './words.ts';

export const ar: AccountWords = {
  email_changed: {
    subject: 'تغيّر عنوان بريدك الإلكتروني',
    heading: 'تغيّر عنوان بريدك الإلكتروني',
    lead: (address, support) =>
      `نرسل الآن بريدك الإلكتروني من ${brand()} إلى ${address}. أخبرنا مزوّد تسجيل الدخول بأن هذا عنوان بريدك الإلكتروني. إن لم يكن هذا التغيير منك، فيُرجى تأمين حسابك لديه ومراسلتنا على ${support}.`,
    button: 'عرض إعداداتك',
    why: 'تصلك هذه الرسالة لأن هذا كان عنوان البريد الإلكتروني لحسابك في Abroad Mentors.',
  },
};
