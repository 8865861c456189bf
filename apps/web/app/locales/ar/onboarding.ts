export default {
  'onboarding.title': 'الانضمام إلى المرشدين',
  'onboarding.lede': 'يستغرق نحو خمس دقائق. نحفظ ما تكتبه أولًا بأول، فيمكنك التوقف في أي وقت.',
  'onboarding.loading': 'جارٍ تحميل النموذج',
  'onboarding.steps': 'الخطوات',
  'onboarding.step_of': 'الخطوة {step} من {count}',
  'onboarding.step_terms': 'اسمك والشروط',
  'onboarding.step_studies': 'أين درست',
  'onboarding.step_work': 'عملك',
  'onboarding.step_help': 'بمَ يمكنك المساعدة',
  'onboarding.step_about': 'عنك ومنطقتك الزمنية',
  'onboarding.step_review': 'المراجعة',
  'onboarding.back': 'رجوع',
  'onboarding.continue': 'متابعة',
  'onboarding.skip_work': 'تخطي هذه الخطوة',

  'onboarding.first_name': 'الاسم الأول',
  'onboarding.last_name': 'اسم العائلة',
  'onboarding.terms_title': 'شروط خدمة المرشدين',
  'onboarding.terms_agree': 'قرأت شروط خدمة المرشدين وأوافق عليها.',
  'onboarding.terms_done': 'تمت موافقتك على هذه النسخة.',
  'onboarding.terms_newer': 'للشروط نسخة أحدث. يُرجى قراءتها وقبولها.',
  'onboarding.accepting': 'جارٍ الحفظ…',

  'onboarding.studies_lede': 'يبحث الطلاب عن مسارك: البلد الذي جئت منه والبلد الذي درست فيه.',
  'onboarding.studied_abroad': 'دراسة في الخارج',
  'onboarding.add_study': 'إضافة دراسة أخرى',
  'onboarding.add_first_study': 'إضافة دراسة',

  'onboarding.work_lede': 'اختياري. يسأل الطلاب المرشدين عن أول وظيفة وعن التدريب.',
  'onboarding.add_job': 'إضافة وظيفة',
  'onboarding.add_another_job': 'إضافة وظيفة أخرى',
  'onboarding.no_work': 'لا وظائف بعد. يمكنك تخطي هذه الخطوة.',

  'onboarding.help_lede': 'يُرجى اختيار مواضيع تعرفها من تجربتك الشخصية. يستخدمها الطلاب في التصفية.',

  'onboarding.zone_hint':
    'في البداية تكون أوقاتك المتاحة في أيام العمل من 09:00 إلى 17:00 بهذه المنطقة الزمنية. يمكنك تغييرها لاحقًا.',
  'onboarding.link': 'رابط اجتماعك',
  'onboarding.link_hint': 'من Google Meet أو Zoom أو Teams. يصل إلى الطلاب عند الحجز، ويمكن إضافته لاحقًا أيضًا.',

  'onboarding.review_title': 'مراجعة ملفك الشخصي',
  'onboarding.review_lede':
    'هذا ما سيراه الطلاب. البداية بجلسة مجانية مدتها 30 دقيقة، في أيام العمل من 09:00 إلى 17:00.',
  'onboarding.change': 'تعديل',
  'onboarding.change_step': 'تعديل: {step}',
  'onboarding.not_said': 'لم يُضف بعد',
  'onboarding.missing': 'قد لا يعثر عليك الطلاب هكذا. يمكنك النشر الآن والإضافة لاحقًا.',
  'onboarding.publish': 'نشر الملف الشخصي',
  'onboarding.publishing': 'جارٍ النشر…',
  'onboarding.kept': 'يُحفظ ما تكتبه في حسابك إلى حين الانتهاء.',
  'onboarding.published': 'تم نشر ملف المرشد الخاص بك.',

  'onboarding.already_title': 'لديك حساب مرشد بالفعل',
  'onboarding.already_text': 'يمكن للطلاب العثور على ملفك الشخصي.',
  'onboarding.to_profile': 'الانتقال إلى ملفك الشخصي',
};
