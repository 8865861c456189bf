export default {
  'transparency.title': 'الشفافية',
  'transparency.intro':
    'ما أُبلغ عنه وما فعلناه وكيف انتهت الطعون. الأرقام من سجلاتنا وتشمل كل حالة. توضّح <link>قواعدنا</link> ما هو غير مسموح به.',
  'transparency.so_far': '{year} حتى الآن',
  'transparency.none': 'لا بلاغات',
  'transparency.reports':
    '{count, plural, zero {لا بلاغات} one {بلاغ واحد} two {بلاغان} few {# بلاغات} many {# بلاغًا} other {# بلاغ}}',
  'transparency.reason': 'السبب',
  'transparency.number': 'العدد',
  'transparency.by_reason': 'البلاغات حسب السبب',
  'transparency.actions': 'ما فعلناه',
  'transparency.action': 'الإجراء',
  'transparency.no_actions': 'لا قرارات',
  'transparency.automatic':
    '{count, plural, one {قرار واحد اتُّخذ تلقائيًا ثم خضع للمراجعة.} two {قراران اتُّخذا تلقائيًا ثم خضعا للمراجعة.} few {# قرارات اتُّخذت تلقائيًا ثم خضعت للمراجعة.} many {# قرارًا اتُّخذ تلقائيًا ثم خضع للمراجعة.} other {# قرار اتُّخذ تلقائيًا ثم خضع للمراجعة.}}',
  'transparency.time': 'المدة حتى القرار',
  'transparency.median':
    'صدر القرار في نصف الحالات خلال {hours, plural, one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  'transparency.too_few': 'القرارات أقل من أن تُذكر مدة معتادة.',
  'transparency.appeals': 'الطعون',
  'transparency.appeals_received': 'الواردة',
  'transparency.appeals_decided': 'المبتوت فيها',
  'transparency.appeals_overturned': 'قرار أُلغي',
  'transparency.as_of': 'حتى {moment}',
};
