export default {
  'ranking.title': 'كيف يعمل الترتيب',
  'ranking.intro': 'توضّح هذه الصفحة كيف نرتّب المرشدين في البحث، ووزن كل عامل.',
  'ranking.unpaid': 'لا يمكن لأحد أن يدفع ليظهر أعلى. لا نبيع إعلانات ولا مواقع في النتائج.',

  'ranking.orders_title': 'طرق الترتيب التي يمكن اختيارها',
  'ranking.order_recommended': '{order}: حسب النقاط أدناه. هذا هو الترتيب عند عدم اختيار ترتيب آخر وعدم كتابة أي كلمة.',
  'ranking.order_relevance': '{order}: حسب الكلمات المكتوبة، ثم حسب النقاط أدناه. هذا هو الترتيب عند كتابة كلمات.',
  'ranking.order_rating': '{order}: حسب متوسط التقييمات. من لديه أقل من {count} تقييمات لا متوسط له ويأتي في الآخر.',
  'ranking.order_next_available': '{order}: حسب أقرب موعد يمكن حجزه.',
  'ranking.order_price': '{order}: حسب السعر المعروض، دون تحويل العملات.',
  'ranking.order_newest': '{order}: حسب تاريخ الانضمام إلى المرشدين.',
  'ranking.order_name': '{order}: حسب الاسم وحده.',

  'ranking.points_title': 'ما الذي يمنح نقاطًا',
  'ranking.points_intro': 'لكل مرشد ما بين {least} و{most} نقطة. عند تساوي النقاط يكون الترتيب عشوائيًا، لكنه لا يتغيّر.',
  'ranking.factor': 'العامل',
  'ranking.points': 'النقاط',
  'ranking.from_to': '{from}–{to}',
  'ranking.reviews': 'التقييمات',
  'ranking.reviews_how':
    '{points, plural, one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} لكل نجمة من المتوسط. يشمل كل متوسط {assumed, plural, one {تقييمًا مفترضًا واحدًا} two {تقييمين مفترضين} few {# تقييمات مفترضة} many {# تقييمًا مفترضًا} other {# تقييم مفترض}} بدرجة {stars} نجوم، لأن التقييمات القليلة لا تقول الكثير. يُحسب المتوسط الأقل من {least} على أنه {least}.',
  'ranking.complete': 'ملف شخصي مكتمل',
  'ranking.complete_how':
    '{points, plural, one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} لكل من: العنوان، والنبذة، والصورة، والبلد الأصلي، و3 مواضيع، واللغات، وشهادة مع تاريخ بدئها، والخبرة المهنية.',
  'ranking.new': 'المرشدون الجدد',
  'ranking.new_how': 'ليست لديهم تقييمات بعد. كل تقييم يقلّل هذه النقاط.',
  'ranking.proof': 'إثبات دراسة في الخارج',
  'ranking.proof_how':
    'يُحتسب الأقوى: {affiliation} لعنوان في الجامعة، و{degree} لشهادة اطّلعنا عليها، و{named} إذا أكّدت الجامعة دراسة المرشد.',
  'ranking.sessions': 'الخبرة',
  'ranking.sessions_how':
    '{points, plural, one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} إضافية عند 1 و3 و7 و15 جلسة، وهكذا كلما تضاعف العدد.',
  'ranking.active': 'النشاط الأخير',
  'ranking.active_how': 'تغيير في الملف الشخصي أو الخدمات أو الأوقات المتاحة، أو رد على طلب، أو جلسة.',
  'ranking.soon': 'متاح قريبًا',
  'ranking.soon_how': 'مدى قرب الموعد الذي يمكن حجزه.',
  'ranking.step_new':
    '{days, plural, one {انضمام خلال آخر يوم: {points}} two {انضمام خلال آخر يومين: {points}} few {انضمام خلال آخر # أيام: {points}} many {انضمام خلال آخر # يومًا: {points}} other {انضمام خلال آخر # يوم: {points}}}',
  'ranking.step_active':
    '{days, plural, one {نشاط خلال آخر يوم: {points}} two {نشاط خلال آخر يومين: {points}} few {نشاط خلال آخر # أيام: {points}} many {نشاط خلال آخر # يومًا: {points}} other {نشاط خلال آخر # يوم: {points}}}',
  'ranking.step_soon':
    '{days, plural, one {موعد متاح خلال يوم: {points}} two {موعد متاح خلال يومين: {points}} few {موعد متاح خلال # أيام: {points}} many {موعد متاح خلال # يومًا: {points}} other {موعد متاح خلال # يوم: {points}}}',

  'ranking.words_title': 'عند كتابة كلمات',
  'ranking.words_intro':
    'تمنح كل كلمة نقاطًا حيث تتطابق أفضل تطابق. وتُضاف إليها النقاط أعلاه، فهي تحسم بين المرشدين المتساوين في التطابق.',
  'ranking.place': 'مكان الكلمة',
  'ranking.whole': 'كلمة كاملة',
  'ranking.part': 'بداية كلمة',
  'ranking.in_name': 'الاسم',
  'ranking.in_school': 'الجامعة أو الشهادة أو التخصص أو بلد الدراسة',
  'ranking.in_work': 'العمل أو المواضيع أو العنوان',
  'ranking.in_other': 'نصوص أخرى في الملف الشخصي',

  'ranking.never_title': 'ما لا يُحتسب أبدًا',
  'ranking.never_money': 'المال: لا يمنح السعر ولا الرسوم ولا الدفع أي نقاط.',
  'ranking.never_who': 'هوية المرشد: بلده أو جنسه أو عمره أو شكل صورته.',

  'ranking.data_title': 'بياناتك',
  'ranking.data_reader':
    'لا يستخدم ترتيب «{order}» أي شيء عنك: لا ملفك الشخصي ولا مكانك ولا حجوزاتك ولا عمليات بحثك السابقة. مع المرشّحات نفسها يرى الجميع الترتيب نفسه، مع تسجيل الدخول أو دونه.',
  'ranking.data_zone': 'لا تُستخدم منطقتك الزمنية إلا في مرشّحي المساء وعطلة نهاية الأسبوع.',
  'ranking.data_mentor':
    'يستخدم ترتيب «{order}» بيانات المرشدين: التقييمات والجلسات والملف الشخصي والنشاط والأوقات المتاحة.',
  'ranking.data_without': 'لترتيب لا يستخدم تلك البيانات، يمكن اختيار أحد ما يلي:',
  'ranking.tested': 'يقارن اختبار هذه الصفحة بالشيفرة التي ترتّب المرشدين. لا يمكننا تغيير إحداهما دون الأخرى.',
};
