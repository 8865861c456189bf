export default {
  'viewing.as':
    'ترى الموقع كما يراه {name}، للاطلاع فقط. {count, plural, zero {انتهى الوقت.} one {بقيت دقيقة.} two {بقيت دقيقتان.} few {بقيت # دقائق.} many {بقيت # دقيقة.} other {بقيت # دقيقة.}}',
  'viewing.stop': 'إيقاف',
  'viewing.not_shown': 'لا يظهر هذا عند رؤية الموقع كما يراه شخص آخر.',
  'viewing.stopping': 'جارٍ الإيقاف…',
};
