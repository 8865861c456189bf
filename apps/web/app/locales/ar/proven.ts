export default {
  'proven.affiliation': 'عنوان سابق {domain} · تم التحقق في {month}',
  'proven.graduation': 'تم الاطلاع على الشهادة · {month}',
  'proven.graduation_at': 'تم الاطلاع على شهادة {university} · {month}',
  'proven.vouched': 'بتأكيد من {university} · {month}',
  'proven.list': 'إثبات هذه الدراسة',
  'proven.affiliation_how': 'أرسلنا رمزًا إلى عنوان في الجامعة، وأُدخل الرمز هنا. هذا يثبت العنوان، لا الشهادة.',
  'proven.graduation_how': 'اطّلع فريقنا على وثيقة لهذه الشهادة وقارن الاسم والجامعة والتواريخ.',
  'proven.vouched_how': 'أكّدت لنا الجامعة هذه الدراسة.',
  'proven.once': 'تم هذا التحقق مرة واحدة، في ذلك التاريخ.',
};
