import type { Messages } from '../index.ts';

export default {
  'services.title': 'الخدمات',
  'services.lede': 'ما يمكن للطلاب حجزه معك. تظهر لهم خدماتك بهذا الترتيب.',
  'services.loading': 'جارٍ تحميل خدماتك',
  'services.to_availability': 'الأوقات المتاحة وقواعد الحجز',
  'services.to_services': 'خدماتك',
  'services.up_of': 'عرض {title} قبل ما يسبقها',
  'services.down_of': 'عرض {title} بعد ما يليها',
  'services.moved': '{title} الآن في المرتبة {place} من {count}.',
  'services.duplicate_of': 'تكرار {title}',
  'services.copy_title': '{title} (نسخة)',
  'services.duplicated': 'تمت إضافة {title}. تبقى متوقفة حتى تشغيلها.',
} satisfies Messages;
