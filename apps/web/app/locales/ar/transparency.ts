export default {
  'transparency.title': 'الشفافية',
  'transparency.intro':
    'ما أُبلغ عنه وما فعلناه وكيف انتهت الطعون. الأرقام من سجلاتنا وتشمل كل حالة. توضّح <link>قواعدنا</link> ما هو غير مسموح به.',
  'transparency.means_title': 'ما تفعله البرامج وما يقرره الأشخاص',
  'transparency.means_intro':
    'لا تتصرف البرامج وحدها إلا إذا كان الانتظار مضرًا، أو إذا لم تترك قاعدة ثابتة شيئًا للموازنة. ونخبرك بذلك، ويمكنك أن تطلب أن يراجعه شخص.',
  'transparency.software': 'البرامج، وفق قواعد ثابتة',
  'transparency.means_hide':
    'تُخفي ما يُبلغ عنه {reporters} أشخاص مستقلين خلال {hours} ساعة إلى أن يراجعه شخص. وبعد بلاغ عن خطر أو عن طفل معرّض للخطر، تُغلق المحادثة أمام الطرفين حتى ذلك الحين.',
  'transparency.means_missed': 'تُخفي ملف المرشد الذي لا يحضر جلساته للمدة المذكورة في قواعدنا. ولا تُغلق حسابًا أبدًا.',
  'transparency.means_contact':
    'تُخفي أرقام الهواتف وعناوين البريد الإلكتروني والروابط في التقييمات، وفي الرسائل إلى أن تكون للطرفين جلسة مؤكدة. والرسالة نفسها إلى شخص رابع خلال يوم تنتظر إلى أن يراجعها شخص.',
  'transparency.means_rating':
    'لا تحتسب التقييمات التي يُرجَّح أنها غير مستقلة: من حسابات جديدة، أو ببطاقة أو متصفح أو شبكة واحدة لدى الطرفين، أو من مجموعات جلسات أولى مجانية. وتبقى ظاهرة. وإذا قيّمت حسابات جديدة كثيرة مرشدًا واحدًا خلال يوم، يبقى التقييم كما كان لمدة يوم.',
  'transparency.means_cards': 'توقف الدفع ساعة بعد رفض أكثر من {declines} بطاقات خلال {minutes} دقائق.',
  'transparency.means_photo':
    'تمنع الحجز المدفوع لدى مرشد جديد إذا كانت صورته في حساب آخر ولم يطابق بلد تحويلاته أيًا من دراساته، إلى أن يثبت دراسة أو يراجع شخص ملفه.',
  'transparency.means_payouts':
    'تؤخر التحويل بعد تغيير الحساب البنكي، أو إذا بدا المرشد والطالب شخصًا واحدًا، إلى أن يراجعه شخص.',
  'transparency.means_files': 'ترفض الملفات التي تحتوي على برامج ضارة.',
  'transparency.people': 'الأشخاص، في كل حالة على حدة',
  'transparency.people_rules': 'هل يخالف شيء ما قواعدنا، وما الذي نزيله، وهل نوقف حسابًا أو نغلقه.',
  'transparency.people_proofs': 'أي المستندات تثبت دراسة، وماذا حدث عند الخلاف على الحضور، وما الذي يُردّ حينها.',
  'transparency.people_appeals': 'كل طعن، حتى ضد ما فعلته البرامج.',
  'transparency.taken_back':
    '{count, plural, zero {لم يُسحب أي منها.} one {سُحب واحد منها.} two {سُحب اثنان منها.} few {سُحب # منها.} many {سُحب # منها.} other {سُحب # منها.}}',
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
