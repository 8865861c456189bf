export default {
  'documents.hint': 'حتى {count} ملفات بحجم 10 ميغابايت: PDF أو PNG أو JPEG أو WebP.',
  'documents.sent': 'الملفات المرسلة',
  'documents.progress': 'جارٍ إرسال الملف {done} من {of}…',
  'documents.remove': 'إزالة: {name}',
  'documents.kept': 'لا يراه إلا فريقنا. نحذفه بعد {days} يومًا من القرار.',
  'documents.optional': 'مستندات (اختياري)',
  'documents.yours': 'المستندات التي أرسلتها',
};
