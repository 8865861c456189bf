import type { Messages } from '../index.ts';

export default {
  'services.title': 'الخدمات',
  'services.lede': 'ما يمكن للطلاب حجزه لديك. تظهر لهم خدماتك بهذا الترتيب.',
  'services.loading': 'جارٍ تحميل خدماتك',
  'services.to_availability': 'الأوقات المتاحة وقواعد الحجز',
  'services.to_services': 'خدماتك',
  'services.up_of': 'تقديم {title}',
  'services.down_of': 'تأخير {title}',
  'services.moved': '{title} الآن في المرتبة {place} من {count}.',
  'services.duplicate_of': 'إنشاء نسخة من {title}',
  'services.copy_title': '{title} (نسخة)',
  'services.duplicated': 'تمت إضافة {title}. تبقى متوقفة حتى تشغيلها.',
} satisfies Messages;
