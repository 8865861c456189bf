export default {
  'onboarding.title': 'मेंटर बनें',
  'onboarding.lede': 'करीब पाँच मिनट। आपका लिखा हुआ सुरक्षित रहता है, इसलिए आप रुककर बाद में लौट सकते हैं।',
  'onboarding.loading': 'फ़ॉर्म लोड हो रहा है',
  'onboarding.steps': 'चरण',
  'onboarding.step_of': '{count} में से चरण {step}',
  'onboarding.step_terms': 'आप और शर्तें',
  'onboarding.step_studies': 'आपने कहाँ पढ़ाई की',
  'onboarding.step_work': 'आपका काम',
  'onboarding.step_help': 'आप किसमें मदद कर सकते हैं',
  'onboarding.step_about': 'आपके बारे में और टाइम ज़ोन',
  'onboarding.step_review': 'समीक्षा',
  'onboarding.back': 'पीछे',
  'onboarding.continue': 'जारी रखें',
  'onboarding.skip_work': 'काम के बिना जारी रखें',

  'onboarding.first_name': 'नाम',
  'onboarding.last_name': 'उपनाम',
  'onboarding.terms_title': 'मेंटर सेवा की शर्तें',
  'onboarding.terms_agree': 'मैंने मेंटर सेवा की शर्तें पढ़ ली हैं और मुझे वे स्वीकार हैं।',
  'onboarding.terms_done': 'आपने यह संस्करण स्वीकार किया है।',
  'onboarding.terms_newer': 'शर्तों का नया संस्करण आ गया है। उसे पढ़कर स्वीकार करें।',
  'onboarding.accepting': 'सेव हो रहा है…',

  'onboarding.studies_lede': 'विद्यार्थी आपका मार्ग देखते हैं: आप कहाँ से हैं, और कहाँ गए।',
  'onboarding.studied_abroad': 'विदेश में पढ़ाई',
  'onboarding.add_study': 'एक और पढ़ाई जोड़ें',
  'onboarding.add_first_study': 'पढ़ाई जोड़ें',

  'onboarding.work_lede': 'वैकल्पिक। विद्यार्थी मेंटर से पहली नौकरी और इंटर्नशिप के बारे में पूछते हैं।',
  'onboarding.add_job': 'नौकरी जोड़ें',
  'onboarding.add_another_job': 'एक और नौकरी जोड़ें',
  'onboarding.no_work': 'अभी कुछ नहीं जोड़ा। आप इसके बिना भी आगे बढ़ सकते हैं।',

  'onboarding.help_lede': 'वही चुनें जो आप अपने अनुभव से जानते हैं। विद्यार्थी इसी से छाँटते हैं।',

  'onboarding.zone_hint':
    'शुरू में इस टाइम ज़ोन में सोमवार से शुक्रवार 09:00 से 17:00 तक आपका समय खाली रहेगा, बाद में आप इसे बदल सकते हैं।',

  'onboarding.review_title': 'आप तैयार हों तो हम भी तैयार हैं',
  'onboarding.review_lede': 'विद्यार्थियों को यही दिखेगा। शुरुआत सोमवार से शुक्रवार 09:00 से 17:00 तक 30 मिनट के मुफ़्त सत्र से होगी।',
  'onboarding.change': 'बदलें',
  'onboarding.change_step': 'बदलें: {step}',
  'onboarding.not_said': 'अभी नहीं बताया',
  'onboarding.missing': 'ऐसे में विद्यार्थी शायद आपको न ढूँढ पाएँ। अभी प्रकाशित करके बाद में जोड़ा जा सकता है।',
  'onboarding.publish': 'मेरी प्रोफ़ाइल प्रकाशित करें',
  'onboarding.publishing': 'प्रकाशित हो रही है…',
  'onboarding.published': 'आपकी मेंटर प्रोफ़ाइल अब लाइव है।',

  'onboarding.already_title': 'आप पहले से मेंटर हैं',
  'onboarding.already_text': 'आपकी प्रोफ़ाइल विद्यार्थियों को मिल सकती है।',
  'onboarding.to_profile': 'मेरी प्रोफ़ाइल पर जाएँ',
};
